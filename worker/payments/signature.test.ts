import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isSigned } from './signature.ts'

const KEY = 'sk_test_0123456789abcdef'
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text))

describe('SECURITY 7 F19: who wrote a webhook', () => {
  const bytes = bytesOf('{"event":"charge.success","data":{"id":1}}')
  const sign = (key: string) => createHmac('sha512', key).update(bytes).digest('hex')
  it('the provider did, when its key signs these very bytes', async () => {
    expect(await isSigned(KEY, bytes, sign(KEY))).toBe(true)
    expect(await isSigned(KEY, bytes, sign(KEY).toUpperCase())).toBe(true)
  })
  it.each([
    ['nobody', undefined],
    ['an empty name', ''],
    ['another key', sign('sk_test_another0123456')],
    ['half a signature', sign(KEY).slice(0, 64)],
    ['one digit off', sign(KEY).replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))],
    ['words', 'z'.repeat(128)],
  ])('not when signed by %s', async (_, signature) => {
    expect(await isSigned(KEY, bytes, signature)).toBe(false)
  })
  it('not when a space, a letter or the end is another', async () => {
    const text = new TextDecoder().decode(bytes)
    for (const other of [
      text.replace(',', ', '),
      text.replace('1', '2'),
      text.slice(0, -1),
      `${text}\n`,
    ])
      expect(await isSigned(KEY, bytesOf(other), sign(KEY))).toBe(false)
  })
})
