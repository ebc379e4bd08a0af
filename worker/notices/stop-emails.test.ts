import { beforeAll, expect, it } from 'vitest'
import { setNotices } from '#schema/contract/notices.ts'
import { sync } from '#schema/contract/sync.ts'
import type { NoticeCategory } from '#schema/domain/notice.ts'
import { createTestServer, type TestServer, type TestUser } from '#testing/worker/test-server.ts'
import { createStopLink } from '#worker/mail/stop-link.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})

const linkOf = (user: TestUser, ...categories: NoticeCategory[]) =>
  createStopLink(server.settings, user.id, categories)

/** As a mail program sends it: without cookies or a token. */
const oneClick = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
}
async function open(url: string, init?: RequestInit) {
  const { response, text } = await server.dispatch(new Request(url, init))
  return { status: response.status, headers: response.headers, text }
}
/** What the page's button sends. */
const press = (url: string, page: { text: string }) => {
  const action = /<form method="post" action="([^"]+)">/.exec(page.text)?.[1] ?? ''
  return open(new URL(action.replaceAll('&amp;', '&'), url).href, {
    method: 'POST',
  })
}
const settingsOf = async (user: TestUser): Promise<unknown> => {
  const [row] = await server.runSql('SELECT notice_settings FROM users WHERE id = ?', user.id)
  return row?.['notice_settings'] ? JSON.parse(String(row['notice_settings'])) : null
}
const headOfLog = async () => (await server.runSql('SELECT v FROM sync_counter'))[0]?.['v']

it('the page names what will stop, and opening it changes nothing', async () => {
  const user = await server.createUser()
  const url = await linkOf(user, 'work', 'proposals')
  const page = await open(url)
  expect(page.status).toBe(200)
  expect(page.text).toContain(
    'Onise will stop sending you e-mails about: Work on your todos, Proposals.',
  )
  await open(url, { method: 'HEAD' })
  await open(`${url}&on=1`)
  expect(await settingsOf(user)).toBeNull()
})

it('works without a script and sends its address nowhere', async () => {
  const { headers, text } = await open(await linkOf(await server.createUser(), 'work'))
  expect(text).not.toContain('<script')
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('cache-control')).toBe('no-store')
})

it('one click of a mail program turns the emails off, once, and the phone learns it', async () => {
  const user = await server.createUser()
  await user.send(setNotices, {
    push: ['chat'],
    email: ['reviews'],
    quietHours: false,
  })
  const { n: cursor } = (await user.send(sync, {})).body
  const url = await linkOf(user, 'work')
  expect((await open(url, oneClick)).status).toBe(200)
  const stopped = {
    off: { push: ['chat'], email: ['reviews', 'work'] },
    quietHours: false,
  }
  expect(await settingsOf(user)).toEqual(stopped)
  const { c: changes } = (await user.send(sync, { c: cursor })).body
  expect(changes).toMatchObject([{ e: 'me', row: { notices: stopped } }])
  const head = await headOfLog()
  await Promise.all([open(url, oneClick), open(url, oneClick)])
  expect([await settingsOf(user), await headOfLog()]).toEqual([stopped, head])
})

it('the button of the page turns them off, and the next one on again', async () => {
  const user = await server.createUser()
  const url = await linkOf(user, 'account')
  const stopped = await press(url, await open(url))
  expect(stopped.text).toContain('These e-mails are stopped')
  expect(await settingsOf(user)).toMatchObject({ off: { email: ['account'] } })
  expect((await open(url)).text).toContain('These e-mails are stopped')
  const resumed = await press(url, stopped)
  expect(resumed.text).toContain('You get these e-mails again')
  expect(await settingsOf(user)).toMatchObject({ off: { email: [] } })
  expect((await open(url)).text).toContain('Stop these e-mails?')
})

it('two links at once both count', async () => {
  const user = await server.createUser()
  const urls = await Promise.all([linkOf(user, 'work'), linkOf(user, 'proposals')])
  await Promise.all(urls.map((url) => open(url, oneClick)))
  const { off } = (await settingsOf(user)) as { off: { email: string[] } }
  expect(off.email.toSorted()).toEqual(['proposals', 'work'])
})

it.each([
  ['of another user', (url: string, other: string) => url.replace(/u=[^&]+/, `u=${other}`)],
  ['of another category', (url: string) => url.replace('c=work', 'c=proposals')],
  ['with a category more', (url: string) => url.replace('c=work', 'c=work,proposals')],
  ['about money', (url: string) => url.replace('c=work', 'c=money')],
  ['that was cut', (url: string) => url.slice(0, -8)],
  ['without a signature', (url: string) => url.replace(/&s=.*/, '')],
])('a link %s changes nothing and gets words', async (_name, change) => {
  const [user, other] = [await server.createUser(), await server.createUser()]
  const url = change(await linkOf(user, 'work'), other.id)
  for (const init of [{}, oneClick]) {
    const page = await open(url, init)
    expect(page.status).toBe(403)
    expect(page.text).toContain('The link is not complete, or it is too old. Nothing was changed.')
  }
  expect([await settingsOf(user), await settingsOf(other)]).toEqual([null, null])
})

it('a link of a closed account gets the same words', async () => {
  const user = await server.createUser()
  await server.runSql('UPDATE users SET closed_at = 1 WHERE id = ?', user.id)
  const url = await linkOf(user, 'work')
  expect([(await open(url)).status, (await open(url, oneClick)).status]).toEqual([403, 403])
  expect(await settingsOf(user)).toBeNull()
})

it('a database that does not answer gets a page with words', async () => {
  const broken = await createTestServer({
    settings: { DATABASE_DEADLINE_MS: 50 },
    wrapDatabase: () => async () => new Response('down', { status: 502 }),
  })
  const url = await linkOf(await server.createUser(), 'work')
  const { response, text } = await broken.dispatch(new Request(url))
  expect(response.status).toBe(503)
  expect(text).toContain('<h1>That did not work</h1>')
})

it.each([
  ['pcm', 'Stop these e-mails?', 'These e-mails don stop', 'You don dey get these e-mails again'],
  ['ha', 'A daina aiko waɗannan imel?', 'An daina aiko', 'Za ku sake samun waɗannan imel'],
  ['yo', 'Ṣé kí a dá àwọn ímeèlì yìí dúró?', 'A ti dá àwọn ímeèlì', 'Ẹ ó tún máa rí'],
  ['ig', 'Ị chọrọ ịkwụsị email ndị a?', 'A kwụsịla email', 'Ị ga-enwetakwa email'],
] as const)('the pages are in the language %s of the account', async (language, ...headings) => {
  const user = await server.createUser()
  await user.send(setNotices, { language })
  const url = await linkOf(user, 'work', 'proposals')
  const ask = await open(url)
  const stopped = await press(url, ask)
  const pages = [ask, stopped, await press(url, stopped)]
  for (const [index, { text }] of pages.entries()) {
    expect(text).toContain(`<html lang="${language}">`)
    expect(text).toContain(`<h1>${headings[index]}`)
    expect(text).not.toContain('Onise sends')
    expect(text).not.toContain('Work on your todos')
  }
})

it('a link of no account gets its words in the language of the browser', async () => {
  const url = (await linkOf(await server.createUser(), 'work')).slice(0, -8)
  const page = await open(url, { headers: { 'accept-language': 'fr, ha;q=0.8' } })
  expect(page.text).toContain('<html lang="ha">')
  expect(page.text).toContain('<h1>Wannan link ba ya aiki</h1>')
})
