import { expect, test } from 'vitest'
import { seal, unseal } from './box.ts'

const secret = 'a secret of the worker, long enough'

test('SECURITY 2: what is sealed opens with its secret, in its place, and unchanged; nothing else does', async () => {
  const box = await seal(secret, '0123456789', 'payout-1')
  expect(await unseal(secret, box, 'payout-1')).toBe('0123456789')
  expect(box).not.toContain('0123456789')
  expect(await seal(secret, '0123456789', 'payout-1')).not.toBe(box)
  await expect(unseal(secret, box, 'payout-2')).rejects.toBeInstanceOf(Error)
  await expect(unseal(`${secret}!`, box, 'payout-1')).rejects.toBeInstanceOf(Error)
  const other = box.at(-3) === 'A' ? 'B' : 'A'
  await expect(
    unseal(secret, `${box.slice(0, -3)}${other}${box.slice(-2)}`, 'payout-1'),
  ).rejects.toBeInstanceOf(Error)
  await expect(unseal(secret, 'plain', 'payout-1')).rejects.toThrow('cannot be read')
})
