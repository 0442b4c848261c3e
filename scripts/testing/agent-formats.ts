import { z } from 'zod';

/**
 * What the readers of our files for agents accept, as each of them documents it: the MCP registry's schema of 2025-12-11, the
 * manifests of plugins, the specification of skills, the metadata of actions. A key that they do not know is refused here too.
 */
const Version = z.string().regex(/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/);
const KebabName = z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/);
const Person = z.strictObject({ name: z.string().min(1), email: z.email().optional(), url: z.url().optional() });

const ServerArgument = z.union([
  z
    .strictObject({
      type: z.literal('positional'),
      value: z.string().optional(),
      valueHint: z.string().optional(),
      description: z.string().optional(),
    })
    .refine(({ value, valueHint }) => (value ?? valueHint) !== undefined),
  z.strictObject({ type: z.literal('named'), name: z.string(), value: z.string().optional() }),
]);

/** `server.json`, of a server that is started from a package. */
export const ServerJson = z.strictObject({
  $schema: z.literal('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'),
  name: z
    .string()
    .min(3)
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  title: z.string().min(1).max(100).optional(),
  description: z.string().min(1).max(100),
  version: Version,
  websiteUrl: z.url().optional(),
  repository: z.strictObject({ url: z.url(), source: z.string() }).optional(),
  packages: z
    .array(
      z.strictObject({
        registryType: z.enum(['npm', 'pypi', 'oci', 'nuget', 'mcpb']),
        identifier: z.string(),
        version: Version,
        transport: z.strictObject({ type: z.literal('stdio') }),
        runtimeHint: z.string().optional(),
        packageArguments: z.array(ServerArgument).optional(),
      }),
    )
    .min(1),
});

/** `.claude-plugin/plugin.json`; paths are below the plugin and say so. */
export const PluginJson = z.strictObject({
  name: KebabName,
  version: Version.optional(),
  description: z.string().min(1).optional(),
  author: Person.optional(),
  homepage: z.url().optional(),
  repository: z.string().optional(),
  license: z.string().optional(),
  keywords: z.array(z.string()).optional(),
  skills: z.string().startsWith('./').optional(),
  mcpServers: z
    .record(
      KebabName,
      z.strictObject({
        command: z.string().min(1),
        args: z.array(z.string()).optional(),
        env: z.record(z.string(), z.string()).optional(),
      }),
    )
    .optional(),
});

/** `.claude-plugin/marketplace.json`, of plugins in this repository. */
export const MarketplaceJson = z.strictObject({
  name: KebabName,
  owner: Person.omit({ url: true }),
  plugins: z
    .array(
      z.strictObject({
        name: KebabName,
        source: z.string().startsWith('./'),
        description: z.string().optional(),
      }),
    )
    .min(1),
});

/** What stands before the text of a `SKILL.md`. */
export const SkillFront = z.strictObject({
  name: KebabName.max(64),
  description: z
    .string()
    .min(1)
    .max(1024)
    .regex(/^[^<>]+$/),
  license: z.string().optional(),
  compatibility: z.string().max(500).optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  'allowed-tools': z.string().optional(),
});

const Id = z.string().regex(/^[_a-zA-Z][\w-]*$/);
const Step = z
  .strictObject({
    id: Id.optional(),
    name: z.string().optional(),
    if: z.string().optional(),
    env: z.record(z.string(), z.string()).optional(),
    'continue-on-error': z.boolean().optional(),
    run: z.string().optional(),
    shell: z.string().optional(),
    'working-directory': z.string().optional(),
    uses: z
      .string()
      .regex(/^[\w./-]+@[\w.-]+$/)
      .optional(),
    with: z.record(z.string(), z.string()).optional(),
  })
  // Steps of an action name their shell; those of a workflow need not.
  .refine(({ run, shell, uses }) =>
    run === undefined ? uses !== undefined : shell !== undefined && uses === undefined,
  );

/** `action.yml`, of an action made of steps. */
export const ActionYml = z.strictObject({
  name: z.string().min(1),
  author: z.string().optional(),
  description: z.string().min(1),
  inputs: z.record(
    Id,
    z.strictObject({ description: z.string(), required: z.boolean().optional(), default: z.string().optional() }),
  ),
  outputs: z.record(Id, z.strictObject({ description: z.string(), value: z.string() })),
  runs: z.strictObject({ using: z.literal('composite'), steps: z.array(Step).min(1) }),
  branding: z.strictObject({ icon: z.string(), color: z.string() }).optional(),
});
