import { expect, test } from 'vitest'
import { createTestServer } from '#testing/worker/test-server.ts'

const SETTINGS = { SUPPORT_EMAIL: 'help@onise.test' }

test('the status says in the reader’s language what works, also without a database and while Onise is closed', async () => {
  let isDown = false
  const { app, deps } = await createTestServer({
    settings: SETTINGS,
    wrapDatabase:
      (direct) =>
      (...args) =>
        isDown ? Promise.reject(new TypeError('down')) : direct(...args),
  })
  const open = async (language: string) => {
    const response = await app.request('https://onise.example/status', {
      headers: { 'accept-language': language },
    })
    return { status: response.status, text: await response.text() }
  }
  const works = await open('en')
  expect([works.status, works.text.split('Works').length - 1]).toEqual([200, 2])
  isDown = true
  Object.assign(deps.settings, { DATABASE_DEADLINE_MS: 80 })
  deps.now = () => Date.now() + 60_000
  const down = await open('ha')
  expect([down.status, down.text.includes('Onise ba ta amsawa a yanzu')]).toEqual([503, true])
  expect(down.text).toContain('<a href="mailto:help@onise.test">')
  expect(down.text).not.toContain('<script')
  deps.settings.MAINTENANCE = 'on'
  const closed = await open('yo')
  expect([closed.status, closed.text.includes('A ti Onise fún àtúnṣe')]).toEqual([503, true])
})
