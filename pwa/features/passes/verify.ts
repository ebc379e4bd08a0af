import { readPass, type PassClaims } from '#schema/domain/pass.ts'

/** A public key of Onise (RFC 7517). */
export type PassKey = { kid: string; kty: string; crv: string; x: string; y: string }

export type Verified =
  | { kind: 'signed'; claims: PassClaims }
  /** No pass, or another one than Onise has signed. */
  | { kind: 'altered' }
  /** Signed with a key that this phone has not: a new one of Onise, or none of Onise. */
  | { kind: 'unknownKey' }

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  )

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

async function isSigned(token: string, { kty, crv, x, y }: PassKey): Promise<boolean> {
  const at = token.lastIndexOf('.')
  const key = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, ECDSA, false, ['verify'])
  const signed = new TextEncoder().encode(token.slice(0, at))
  return crypto.subtle.verify(ECDSA, key, bytesOf(token.slice(at + 1)), signed)
}

/** Without a network. */
export async function verifyPass(token: string, keys: readonly PassKey[]): Promise<Verified> {
  const pass = readPass(token)
  if (!pass) return { kind: 'altered' }
  const key = keys.find(({ kid }) => kid === pass.kid)
  if (!key) return { kind: 'unknownKey' }
  const isGood = await isSigned(token, key).catch(() => false)
  return isGood ? { kind: 'signed', claims: pass.claims } : { kind: 'altered' }
}
