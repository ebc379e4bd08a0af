import { expect, test } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { TOKEN_LIFETIME_MS } from '#schema/domain/limits.ts'
import { testSettings } from '#testing/server/app-server.ts'
import { readToken, signToken } from './token.ts'

const settings = testSettings('http://database.test')
const NOW = Date.UTC(2026, 2, 1)
const claims = { userId: newId('user'), sessionId: newId('session') }
const createHeader = async () => `Bearer ${await signToken(settings, claims, NOW)}`

test('a token that was verified before ends with its lifetime', async () => {
  const header = await createHeader()
  for (const _ of [1, 2]) expect(await readToken(settings, header, NOW)).toEqual(claims)
  expect(await readToken(settings, header, NOW + TOKEN_LIFETIME_MS + 6000)).toBeNull()
})

test('a token that was verified before is rejected by a worker without its secret', async () => {
  const header = await createHeader()
  expect(await readToken(settings, header, NOW)).toEqual(claims)
  const other = { ...settings, JWT_SECRET: 'another-secret'.padEnd(40, 'y') }
  expect(await readToken(other, header, NOW)).toBeNull()
  const rotated = { ...other, JWT_SECRET_OLD: settings.JWT_SECRET }
  expect(await readToken(rotated, header, NOW)).toEqual(claims)
})

test('a token whose signature was changed is rejected, whatever was verified before', async () => {
  const header = await createHeader()
  expect(await readToken(settings, header, NOW)).toEqual(claims)
  const changed = header.slice(0, -4) + (header.endsWith('AAAA') ? 'BBBB' : 'AAAA')
  expect(await readToken(settings, changed, NOW)).toBeNull()
})
