import { createPublicKey, verify } from 'node:crypto'
import * as v from 'valibot'

const DAY_S = 24 * 60 * 60
const AUTHORIZATION =
  /^vapid t=(?<signed>[\w-]+\.[\w-]+)\.(?<signature>[\w-]+), ?k=(?<key>[\w-]{87})$/i
const claimsSchema = v.object({
  aud: v.string(),
  exp: v.number(),
  sub: v.pipe(v.string(), v.regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/)),
})
const headerSchema = v.object({ typ: v.literal('JWT'), alg: v.literal('ES256') })

function parsePart<S extends v.GenericSchema>(schema: S, text: string) {
  try {
    return v.parse(schema, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    return null
  }
}

function isSigned(signed: string, signature: string, publicKey: string): boolean {
  const point = Buffer.from(publicKey, 'base64url')
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  const bytes = Buffer.from(signature, 'base64url')
  return verify('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }, bytes)
}

type Expected = { origin: string; now: number; applicationServerKey: string }

function whyWrongToken(signed: string, { origin, now }: Expected): string | null {
  const [header = '', claims = ''] = signed.split('.')
  if (!parsePart(headerSchema, header)) return 'The token is not ES256.'
  const token = parsePart(claimsSchema, claims)
  if (!token) return 'The token needs aud, exp and sub.'
  if (token.aud !== origin) return `The audience is not ${origin}.`
  const seconds = token.exp - now / 1000
  return seconds <= 0 || seconds > DAY_S ? 'The token must expire within 24 hours.' : null
}

/** Why a push service rejects the sender (RFC 8292, sections 2 and 4), or null. */
export function whyWrongSender(authorization: string, expected: Expected): string | null {
  const { signed, signature, key } = AUTHORIZATION.exec(authorization)?.groups ?? {}
  if (!signed || !signature || !key) return 'There is no vapid authorization.'
  if (key !== expected.applicationServerKey)
    return 'The subscription has another application server key.'
  const reason = whyWrongToken(signed, expected)
  if (reason) return reason
  return isSigned(signed, signature, key) ? null : 'The signature is wrong.'
}
