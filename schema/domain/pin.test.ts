import { expect, test } from 'vitest'
import { isPin, isWeakPin } from './pin.ts'

test('a PIN has 4 to 6 digits and may begin with zero', () => {
  for (const pin of ['0042', '12345', '123456']) expect(isPin(pin)).toBe(true)
  for (const pin of ['123', '1234567', '12a4', '', ' 1234', '١٢٣٤']) expect(isPin(pin)).toBe(false)
})

test('a PIN that is easy to guess is weak', () => {
  for (const pin of [
    '1111',
    '1234',
    '9876',
    '0000',
    '4545',
    '1990',
    '2024',
    '123123',
    '454545',
    '1987',
  ])
    expect([pin, isWeakPin(pin)]).toEqual([pin, true])
  for (const pin of ['4071', '9175', '0382', '61938', '507316'])
    expect([pin, isWeakPin(pin)]).toEqual([pin, false])
})
