import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Every refusal of /auth/v1 with its status; the names are GoTrue's, which the client knows. */
const STATUS = {
  validation_failed: 400,
  bad_json: 400,
  invalid_credentials: 400,
  reauthentication_needed: 400,
  email_not_confirmed: 400,
  user_banned: 400,
  refresh_token_not_found: 400,
  refresh_token_already_used: 400,
  session_expired: 400,
  bad_code_verifier: 400,
  bad_oauth_callback: 400,
  bad_oauth_state: 400,
  email_address_invalid: 400,
  phone_provider_disabled: 400,
  no_authorization: 401,
  bad_jwt: 403,
  session_not_found: 403,
  user_not_found: 403,
  otp_expired: 403,
  flow_state_not_found: 404,
  not_found: 404,
  request_timeout: 408,
  request_too_large: 413,
  weak_password: 422,
  same_password: 422,
  anonymous_provider_disabled: 422,
  otp_disabled: 422,
  flow_state_expired: 422,
  over_request_rate_limit: 429,
  over_email_send_rate_limit: 429,
  unexpected_failure: 500,
  service_unavailable: 503,
  insufficient_storage: 507,
} as const satisfies Record<string, ContentfulStatusCode>;

type AuthErrorCode = keyof typeof STATUS;

/** A refusal; thrown inside a request so that its transaction rolls back. */
export class AuthError extends Error {
  readonly code: AuthErrorCode;
  readonly extra: { weakReasons?: string[]; retryAfterSeconds?: number };

  constructor(
    code: AuthErrorCode,
    message: string,
    extra: { weakReasons?: string[]; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.name = 'AuthError';
    this.code = code;
    this.extra = extra;
  }
}

const API_VERSION = '2024-01-01';

/** Clients that send an API version get the code as a word under `code`; older ones under `error_code`. */
export function answerAuthError(c: Context, { code, message, extra }: AuthError): Response {
  const status = STATUS[code];
  const isVersioned = (c.req.header('x-supabase-api-version') ?? '') >= API_VERSION;
  if (isVersioned) c.header('X-Supabase-Api-Version', API_VERSION);
  c.header('x-sb-error-code', code);
  if (extra.retryAfterSeconds !== undefined) c.header('Retry-After', String(extra.retryAfterSeconds));
  const facts = extra.weakReasons ? { weak_password: { reasons: extra.weakReasons } } : {};
  const body = isVersioned ? { code, message } : { code: status, error_code: code, msg: message };
  return c.json({ ...body, ...facts }, status);
}
