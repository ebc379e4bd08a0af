import { afterEach, expect, test, vi } from 'vitest'
import { encryptForBrowser } from './encrypt.ts'

afterEach(() => vi.restoreAllMocks())

/** RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  senderPublic:
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  receiver: {
    publicKey:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const ALGORITHM = { name: 'ECDH', namedCurve: 'P-256' }
const bytes = (text: string) => Buffer.from(text, 'base64url')

async function importSenderKeys(): Promise<CryptoKeyPair> {
  const point = bytes(EXAMPLE.senderPublic)
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33), d: EXAMPLE.senderPrivate }
  const [privateKey, publicKey] = await Promise.all([
    crypto.subtle.importKey('jwk', jwk, ALGORITHM, true, ['deriveBits']),
    crypto.subtle.importKey('raw', point, ALGORITHM, true, []),
  ])
  return { privateKey, publicKey }
}

test('writes the example of RFC 8291 with its keys and salt', async () => {
  const pair = await importSenderKeys()
  vi.spyOn(crypto.subtle, 'generateKey').mockResolvedValue(pair as never)
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((target) => {
    ;(target as unknown as Uint8Array).set(bytes(EXAMPLE.salt))
    return target
  })
  const { publicKey: p256dh, auth } = EXAMPLE.receiver
  const body = await encryptForBrowser({ p256dh, auth }, Buffer.from(EXAMPLE.text))
  expect(Buffer.from(body).toString('base64url')).toBe(EXAMPLE.body)
})
