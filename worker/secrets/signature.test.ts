import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hasValidSignature } from './signature.ts'

const KEY = 'sk_test_0123456789abcdef'
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text))

describe('webhook signature', () => {
  const bytes = bytesOf('{"event":"charge.success","data":{"id":1}}')
  const sign = (key: string) => createHmac('sha512', key).update(bytes).digest('hex')
  it('accepts these bytes signed with the key, in either case of the digits', async () => {
    expect(await hasValidSignature(KEY, bytes, sign(KEY))).toBe(true)
    expect(await hasValidSignature(KEY, bytes, sign(KEY).toUpperCase())).toBe(true)
  })
  it.each([
    ['a missing header', undefined],
    ['an empty header', ''],
    ['a signature by another key', sign('sk_test_another0123456')],
    ['half a signature', sign(KEY).slice(0, 64)],
    [
      'a signature with one other digit',
      sign(KEY).replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
    ],
    ['text that is not hexadecimal', 'z'.repeat(128)],
  ])('rejects %s', async (_, signature) => {
    expect(await hasValidSignature(KEY, bytes, signature)).toBe(false)
  })
  it('rejects a body with another space, character or end', async () => {
    const text = new TextDecoder().decode(bytes)
    for (const other of [
      text.replace(',', ', '),
      text.replace('1', '2'),
      text.slice(0, -1),
      `${text}\n`,
    ])
      expect(await hasValidSignature(KEY, bytesOf(other), sign(KEY))).toBe(false)
  })
})
