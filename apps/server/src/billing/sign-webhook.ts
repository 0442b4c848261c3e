import { Webhook } from 'standardwebhooks';

/** Signs a body as the payment provider does, for the built-in test checkout that stands in for it. */
export const signWebhook = (
  secret: string,
  eventId: string,
  body: string,
  now = new Date(),
): Record<string, string> => ({
  'content-type': 'application/json',
  'webhook-id': eventId,
  'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
  'webhook-signature': new Webhook(Buffer.from(secret).toString('base64')).sign(eventId, now, body),
});
