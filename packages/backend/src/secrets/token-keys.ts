import { createHash, createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto';
import { calculateJwkThumbprint, errors, exportJWK, type JWK, jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'ES256';
const AUDIENCE = 'authenticated';
/** A signature stays right: checking it once per token saves about a quarter of a small request. About 1 kB each. */
const MAX_VERIFIED = 5_000;

type AccessClaims = {
  sub: string;
  email: string;
  session_id: string;
  role: 'authenticated';
} & Record<string, unknown>;

export type Verified =
  | { ok: true; claims: AccessClaims }
  | { ok: false; reason: 'malformed' | 'expired' | 'refused'; message: string };

export type TokenKeys = {
  sign: (claims: Record<string, unknown>, issuedAt: Date, lifetimeSeconds: number) => Promise<string>;
  verify: (token: string, now: Date) => Promise<Verified>;
  /** Signs a permission for one purpose that is no access token: another audience. */
  signFor: (
    purpose: string,
    claims: Record<string, unknown>,
    issuedAt: Date,
    lifetimeSeconds: number,
  ) => Promise<string>;
  verifyFor: (purpose: string, token: string, now: Date) => Promise<Record<string, unknown> | undefined>;
  jwks: { keys: JWK[] };
  /** A second secret from the same key, for refresh tokens. */
  refreshKey: Uint8Array;
};

/** The one key and the one algorithm: nothing in a token's header has a say in either. */
export async function createTokenKeys(signingKeyPem: string, siteUrl: string): Promise<TokenKeys> {
  const privateKey = createPrivateKey(signingKeyPem);
  const publicKey = createPublicKey(privateKey);
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  const issuer = `${siteUrl}/auth/v1`;
  const keyBytes = privateKey.export({ format: 'der', type: 'pkcs8' });

  const signFor: TokenKeys['signFor'] = (audience, claims, issuedAt, lifetimeSeconds) => {
    const seconds = Math.floor(issuedAt.getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + lifetimeSeconds)
      .sign(privateKey);
  };
  const check = (token: string, audience: string, now: Date) =>
    jwtVerify(token, publicKey, {
      algorithms: [ALGORITHM],
      issuer,
      audience,
      currentDate: now,
      requiredClaims: ['exp', 'iat'],
    });

  const verified = new Map<string, AccessClaims>();
  return {
    signFor,
    sign: (claims, issuedAt, lifetimeSeconds) => signFor(AUDIENCE, claims, issuedAt, lifetimeSeconds),
    verifyFor: (purpose, token, now) =>
      check(token, purpose, now).then(
        ({ payload }) => payload,
        () => undefined,
      ),
    verify: async (token, now) => {
      const known = verified.get(token);
      if (known && (known['exp'] as number) * 1000 > now.getTime()) return { ok: true, claims: known };
      const parts = token.split('.').length;
      if (parts !== 3) return { ok: false, reason: 'malformed', message: `Expected 3 parts in JWT; got ${parts}` };
      try {
        const { payload } = await check(token, AUDIENCE, now);
        if (!isAccessClaims(payload)) return { ok: false, reason: 'refused', message: 'Missing claims in JWT' };
        if (verified.size >= MAX_VERIFIED) verified.clear();
        verified.set(token, payload);
        return { ok: true, claims: payload };
      } catch (error) {
        return { ok: false, ...describe(error) };
      }
    },
    jwks: { keys: [{ ...jwk, kid, alg: ALGORITHM, use: 'sig', key_ops: ['verify'] }] },
    refreshKey: new Uint8Array(hkdfSync('sha256', keyBytes, createHash('sha256').digest(), 'refresh tokens', 32)),
  };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function isAccessClaims(claims: Record<string, unknown>): claims is AccessClaims {
  const { sub, session_id: sessionId, email, role } = claims;
  const isUuid = (value: unknown) => typeof value === 'string' && UUID.test(value);
  return isUuid(sub) && isUuid(sessionId) && typeof email === 'string' && role === 'authenticated';
}

function describe(error: unknown): { reason: 'malformed' | 'expired' | 'refused'; message: string } {
  if (error instanceof errors.JWTExpired) return { reason: 'expired', message: 'JWT expired' };
  if (error instanceof errors.JOSEAlgNotAllowed)
    return { reason: 'refused', message: 'Wrong or unsupported encoding algorithm' };
  if (error instanceof errors.JWSSignatureVerificationFailed)
    return { reason: 'refused', message: 'No suitable key or wrong key type' };
  if (error instanceof errors.JWTClaimValidationFailed)
    return { reason: 'refused', message: 'JWT claims are not ours' };
  return { reason: 'malformed', message: 'JWT cannot be decoded' };
}
