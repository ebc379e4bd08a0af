import { afterEach, expect, test, vi } from 'vitest'
import { decryptMessage } from './push-service.ts'
import { whyWrongSender } from './vapid.ts'

afterEach(() => vi.restoreAllMocks())

/** RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  receiver: {
    publicKey:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const bytes = (text: string) => Buffer.from(text, 'base64url')

test('reads the example of RFC 8291', () => {
  expect(decryptMessage(bytes(EXAMPLE.body), EXAMPLE.receiver)).toBe(EXAMPLE.text)
})

/** RFC 8292, section 2.4. */
const SENDER = {
  key: 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs',
  token:
    'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA',
  expiresAt: 1453523768_000,
}
const HOUR_MS = 3_600_000
const check = (changes: {
  token?: string
  origin?: string
  now?: number
  applicationServerKey?: string
}) => {
  const { token = SENDER.token, ...expected } = changes
  return whyWrongSender(`vapid t=${token}, k=${SENDER.key}`, {
    origin: 'https://push.example.net',
    now: SENDER.expiresAt - HOUR_MS,
    applicationServerKey: SENDER.key,
    ...expected,
  })
}

test('accepts the token of RFC 8292', () => {
  expect(check({})).toBeNull()
})

test.each([
  ['another audience', { origin: 'https://push.example.com' }, 'audience'],
  ['a token that has expired', { now: SENDER.expiresAt }, 'expire'],
  ['a token for more than a day', { now: SENDER.expiresAt - 25 * HOUR_MS }, 'expire'],
  ['a changed signature', { token: SENDER.token.replace(/oA$/, 'oQ') }, 'signature'],
  ['another key than the subscription has', { applicationServerKey: 'BA' }, 'another application'],
])('rejects %s', (_, changes, reason) => {
  expect(check(changes)).toContain(reason)
})
