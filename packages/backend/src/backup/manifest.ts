import { z } from 'zod';

/** What a backup holds, so that a restore can refuse what it does not understand and check what it did. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Migrations of the code that made it; a restore with older code is refused. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int().nonnegative() })),
  /** 'elsewhere' when pictures are in an S3 store, which has its own ways of being kept. */
  files: z.enum(['copied', 'elsewhere']),
});
export type Manifest = z.infer<typeof Manifest>;

export const PARTS = { manifest: 'manifest.json', rows: 'rows.gz', files: 'files', secrets: 'secrets.json' } as const;
