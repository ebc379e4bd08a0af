import { expect, test } from 'vitest'
import { networksOf } from './address.ts'

test.each([
  ['41.0.0.1', '41.0.0.1', null],
  ['::ffff:41.0.0.1', '41.0.0.1', null],
  ['2c0f:f5c0:1:2::9', '2c0f:f5c0:1:2', '2c0f:f5c0:1/48'],
  ['2C0F:F5C0:0001:0002:ffff:1:2:3', '2c0f:f5c0:1:2', '2c0f:f5c0:1/48'],
  ['2c0f:f5c0::1', '2c0f:f5c0:0:0', '2c0f:f5c0:0/48'],
  ['::1', '0:0:0:0', '0:0:0/48'],
])('%s counts as %s and %s', (ip, address, network) => {
  expect(networksOf(ip)).toEqual({ address, network })
})
