import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { DAY_MS } from '#schema/domain/limits.ts'
import type { PassClaims } from '#schema/domain/pass.ts'

/** A key of its own, as the server publishes it, and passes that it signs; by default valid today. */
export async function createPassSigner(kid = 'key-one') {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const key = { ...(await exportJWK(publicKey)), kid }
  const seconds = (at: number) => Math.floor(at / 1000)
  const sign = (claims: Partial<PassClaims> = {}) =>
    new SignJWT({
      jti: 'abcdefghijkl',
      name: 'Musa Okon',
      badge: 1,
      task: 'Fix the ceiling fan',
      area: 'Ikeja, Lagos',
      nbf: seconds(Date.now() - DAY_MS),
      exp: seconds(Date.now() + DAY_MS),
      ...claims,
    })
      .setProtectedHeader({ alg: 'ES256', kid })
      .sign(privateKey)
  return { key, sign }
}
