import { beforeEach, expect, it } from 'vitest'
import type { NoticeCategory } from '#schema/domain/notice.ts'
import { createTestServer, type TestUser } from '#testing/worker/test-server.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { htmlOf } from './html.ts'
import { insertEmail, sendEmail, sendPendingEmails } from './outbound-email.ts'

const MINUTE_MS = 60_000
type Server = Awaited<ReturnType<typeof createTestServer>>
let server: Server
beforeEach(async () => {
  server = await createTestServer()
})

const background = () => createBackgroundContext(server.deps)
async function insert() {
  const params = { code: '123456' }
  const { id, write } = insertEmail({
    to: 'ada@home.test',
    template: 'pinCode',
    params,
    now: server.now(),
  })
  await server.write(write)
  return id
}
const waiting = () =>
  server.runSql('SELECT lease_until, last_error FROM emails WHERE sent_at IS NULL')

it('sends a plain and an HTML part', async () => {
  expect(await sendEmail(background(), await insert())).toBe(true)
  expect(server.mailbox.latest()).toMatchObject({
    to: 'ada@home.test',
    text: expect.stringMatching(/^Your code is 123456\. .+\n\nDo not give/) as string,
    html: expect.stringMatching(/<p>Your code is 123456\. [^<]+<\/p><p>Do not give/) as string,
  })
  expect(await waiting()).toEqual([])
})

it('says where no money is real', async () => {
  Object.assign(server.deps.settings, { ENVIRONMENT: 'staging' })
  await sendEmail(background(), await insert())
  const { text = '', html = '' } = server.mailbox.latest() ?? {}
  expect(text).toMatch(/^This is a test: no real money\.\n\nYour code is/)
  expect(html).toContain('<p>This is a test: no real money.</p>')
})

it.each([
  ['support@onise.test', 'pinCode', true],
  ['support@onise.test', 'emailCode', false],
  ['', 'pinCode', false],
] as const)('with support at "%s" the email %s says to answer it: %s', async (...args) => {
  const [SUPPORT_EMAIL, template, isAnswered] = args
  server = await createTestServer({ settings: { SUPPORT_EMAIL } })
  const params = { code: '123456' }
  const { id, write } = insertEmail({ to: 'a@b.test', template, params, now: server.now() })
  await server.write(write)
  await sendEmail(background(), id)
  const email = server.mailbox.latest()
  expect(email?.text.endsWith('\n\nAnswer this e-mail to reach us.\nsupport@onise.test')).toBe(
    isAnswered,
  )
  expect(email?.html.includes('<a href="mailto:support@onise.test">')).toBe(isAnswered)
  expect(email?.reply_to ?? '').toBe(SUPPORT_EMAIL)
})

it('has no link to stop it when it cannot be turned off', async () => {
  await sendEmail(background(), await insert())
  const email = server.mailbox.latest()
  expect(email?.headers).toEqual({})
  expect(`${email?.text} ${email?.html}`).not.toContain('https://onise.test')
})

const insertVerified = (user: TestUser, categories: readonly NoticeCategory[]) =>
  insertEmail({
    to: { id: user.id, email: user.email, username: 'ada' },
    template: 'notices',
    params: { notices: [{ kind: 'verified', data: {} }] },
    categories,
    now: server.now(),
  })

it('has a link in both parts, and the headers of RFC 8058, when it can be turned off', async () => {
  const user = await server.createUser()
  const { id, write } = insertVerified(user, ['work', 'reviews'])
  await server.write(write)
  await sendEmail(background(), id)
  const sent = server.mailbox.latest()
  const url = /<(.+)>/.exec(sent?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
  expect(url).toMatch(
    /^https:\/\/onise\.test\/api\/emails\/stop\?u=[\w-]{36}&c=work,reviews&s=\w{64}$/,
  )
  expect(sent?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(sent?.text).toContain(`on: Work on your todos, Reviews. To stop them, open\n${url}\n`)
  expect(sent?.html).toContain(`<a href="${url.replaceAll('&', '&amp;')}">Stop these e-mails</a>`)
})

it('an email without a public address has no link', async () => {
  const local = await createTestServer({ settings: { ONISE_URL: '' } })
  const user = await local.createUser()
  const { id, write } = insertVerified(user, ['work'])
  await local.write(write)
  await sendEmail(createBackgroundContext(local.deps), id)
  const email = local.mailbox.latest()
  expect(email?.headers).toEqual({})
  expect(email?.text).toMatch(/\n\nOnise$/)
})

it.each([429, 500, 401, 403, 409])('sends again after an answer of %i', async (status) => {
  server.mailbox.injectFault({ effect: 'status', status })
  const id = await insert()
  expect(await sendEmail(background(), id)).toBe(false)
  expect(await waiting()).toEqual([
    { lease_until: server.now() + MINUTE_MS, last_error: `HTTP ${status}` },
  ])
  server.mailbox.removeFault()
  server.advanceClock(MINUTE_MS)
  expect(await sendPendingEmails(background())).toMatchObject({ sent: 1 })
})

it.each([400, 422])(
  'gives up an email that the provider refuses with %i, and logs it',
  async (status) => {
    server.mailbox.injectFault({ effect: 'status', status })
    const id = await insert()
    expect(await sendEmail(background(), id)).toBe(false)
    expect(await waiting()).toEqual([])
    expect(server.logLines).toContainEqual({ level: 'error', email: id, refused: `HTTP ${status}` })
  },
)

it('an email whose acknowledgement was lost arrives once', async () => {
  server.mailbox.injectFault('drop-response')
  const id = await insert()
  expect(await sendEmail(background(), id)).toBe(false)
  server.mailbox.removeFault()
  server.advanceClock(MINUTE_MS)
  expect(await sendEmail(background(), id)).toBe(true)
  expect([server.mailbox.emails().length, server.mailbox.requestCount()]).toEqual([1, 2])
})

it('the HTML part escapes what users wrote, and links nothing', () => {
  const html = htmlOf(
    '<b>',
    'Hello <script>alert(1)</script>\nSee https://onise.test/a?b=1&c=2. http://a.test',
    { lang: 'en-NG' },
  )
  expect(html).toContain('<title>&lt;b&gt;</title>')
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<a ')
  expect(html).toContain('&lt;/script&gt;<br>See https://onise.test/a?b=1&amp;c=2. http://a.test')
})
