import { expect, test } from 'vitest'
import { decrypt, encrypt } from './encryption.ts'

const secret = 'a secret of the worker, long enough'

test('decrypts only with the same secret, in the same context, and unchanged', async () => {
  const encrypted = await encrypt(secret, '0123456789', 'payout-1')
  expect(await decrypt([secret], encrypted, 'payout-1')).toBe('0123456789')
  expect(encrypted).not.toContain('0123456789')
  expect(await encrypt(secret, '0123456789', 'payout-1')).not.toBe(encrypted)
  await expect(decrypt([secret], encrypted, 'payout-2')).rejects.toBeInstanceOf(Error)
  await expect(decrypt([`${secret}!`], encrypted, 'payout-1')).rejects.toBeInstanceOf(Error)
  const other = encrypted.at(-3) === 'A' ? 'B' : 'A'
  await expect(
    decrypt([secret], `${encrypted.slice(0, -3)}${other}${encrypted.slice(-2)}`, 'payout-1'),
  ).rejects.toBeInstanceOf(Error)
  await expect(decrypt([secret], 'plain', 'payout-1')).rejects.toThrow('cannot be read')
})
