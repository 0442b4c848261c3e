import { z } from 'zod';

/** What the server tells the browser at start (`GET /config.json`): nothing secret. */
export const PublicConfig = z.object({
  productName: z.string(),
  siteUrl: z.string(),
  /** The public key of the anonymous role (PE13). */
  publishableKey: z.string(),
  wizardGate: z.enum(['open', 'gated']),
  freeImagesPerMonth: z.number().int().min(0),
  supportEmail: z.string(),
  socialUrl: z.string().optional(),
  demoVideoUrl: z.string().optional(),
  googleSignIn: z.boolean(),
  /** Name of the engine that analyses, for example 'Local engine'. */
  engine: z.string(),
  /** True where an AI model takes part in the analysis. */
  usesModel: z.boolean().optional(),
  /** True where saved projects can be shown to others by a link. */
  sharing: z.boolean().optional(),
  /** True where the server takes screenshots of pages by their address. */
  capture: z.boolean().optional(),
  /** True where the built-in test checkout stands in for the payment provider. */
  testCheckout: z.boolean(),
  /** Where mails stay that nobody sends: on the outbox page for this machine, or only as files; missing where they are sent. */
  mailKeptIn: z.enum(['outbox-page', 'files']).optional(),
  /** The demo account of an installation on somebody's own machine; its password is told on the console only. */
  demoEmail: z.string().optional(),
});
export type PublicConfig = z.infer<typeof PublicConfig>;
