import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '#schema/domain/languages.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { meRow, userRow } from '#testing/pwa/rows.ts'
import { waitUntil } from '#testing/pwa/wait-until.ts'
import { keepLanguage, languageToCopy } from './keep-language.ts'

let stop = () => {}
let sent: unknown[]
beforeEach(() => (sent = []))
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  localStorage.removeItem('language')
})

/** Starts with a profile that arrives later, as after a log-in. */
async function start(language?: Language) {
  const device = createDevice({
    transport: async (request) => {
      sent.push([request.method, new URL(request.url).pathname, await request.json()])
      return Response.json({ message: 'Your choice is saved.', seq: 1 })
    },
  })
  const off = { push: [], email: [] }
  const notices = language ? { off, quietHours: true, language } : null
  stop = keepLanguage(device)
  await device.replica.me.put(meRow(userRow({ _id: device.userId }), { notices }))
  return device
}

test('an account without a language gets that of the phone after a log-in', async () => {
  localStorage.setItem('language', 'pcm')
  await start()
  await waitUntil(() =>
    expect(sent).toEqual([['PUT', '/api/notices/settings', { language: 'pcm' }]]),
  )
})

test('the language is not sent again by a start before the next pull', async () => {
  localStorage.setItem('language', 'pcm')
  const device = await start()
  await waitUntil(async () => expect(await device.replica.getMeta('sentLanguage')).toBe('pcm'))
  stop()
  const read = vi.spyOn(device.replica, 'getMeta')
  stop = keepLanguage(device)
  await waitUntil(() => expect(read).toHaveBeenCalledWith('sentLanguage'))
  await Promise.all(read.mock.results.map(({ value }) => value))
  expect(sent).toHaveLength(1)
})

test('a phone without a choice gets the language of its account', async () => {
  await start('pcm')
  await waitUntil(() => expect(localStorage.getItem('language')).toBe('pcm'))
  expect(sent).toEqual([])
})

test.each([
  { account: 'pcm', phone: 'ha' },
  { account: 'pcm', phone: 'en' },
  { account: undefined, phone: null },
] as const)('%o: neither takes over the language of the other', (choice) => {
  expect(languageToCopy(choice)).toBeNull()
})
