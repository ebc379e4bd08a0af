import { beforeEach, expect, it } from 'vitest'
import { createTestServer } from '#testing/worker/test-server.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { htmlOf } from './html.ts'
import { insertEmail, sendEmail, sendPendingEmails } from './outbound-email.ts'
import { noSms } from './sms.ts'

const MINUTE_MS = 60_000
type Server = Awaited<ReturnType<typeof createTestServer>>
let server: Server
beforeEach(async () => {
  server = await createTestServer()
})

const background = () => createBackgroundContext(server.deps)
async function insert(text = 'Your code is 123456.\n\nOnise') {
  const now = server.now()
  const email = { to: 'ada@home.test', user: null, subject: 'Your code', text, now }
  const { id, write } = insertEmail(email)
  await server.write(write)
  return id
}
const waiting = () =>
  server.runSql('SELECT lease_until, last_error FROM emails WHERE sent_at IS NULL')

it('sends a plain and an HTML part', async () => {
  expect(await sendEmail(background(), await insert())).toBe(true)
  expect(server.mailbox.latest()).toMatchObject({
    to: 'ada@home.test',
    text: 'Your code is 123456.\n\nOnise',
    html: expect.stringContaining('<p>Your code is 123456.</p><p>Onise</p>') as string,
  })
  expect(await waiting()).toEqual([])
})

it.each([
  ['support@onise.test', 'Write to support.', '\n\nAnswer this e-mail to reach us.'],
  [
    'support@onise.test',
    'If you did not do this, write to support.',
    '\n\nAnswer this e-mail to reach us.',
  ],
  ['support@onise.test', 'Your code is 123456.', ''],
  ['', 'Write to support.', ''],
])('with support at "%s" the text "%s" ends with "%s"', async (SUPPORT_EMAIL, text, end) => {
  server = await createTestServer({ settings: { SUPPORT_EMAIL } })
  await sendEmail(background(), await insert(`${text}\n\nOnise`))
  const email = server.mailbox.latest()
  expect(email?.text).toBe(`${text}\n\nOnise${end}`)
  expect(email?.reply_to ?? '').toBe(SUPPORT_EMAIL)
})

it('has no link to stop it when it cannot be turned off', async () => {
  await sendEmail(background(), await insert())
  const email = server.mailbox.latest()
  expect(email?.headers).toEqual({})
  expect(`${email?.text} ${email?.html}`).not.toContain('https://onise.test')
})

it('has a link in both parts, and the headers of RFC 8058, when it can be turned off', async () => {
  const user = await server.createUser()
  const email = {
    to: user.email,
    user: user.id,
    subject: 'New',
    text: 'Hello',
    now: server.now(),
  }
  const { id, write } = insertEmail({
    ...email,
    categories: ['work', 'reviews'],
  })
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
  const email = {
    to: user.email,
    user: user.id,
    subject: 'New',
    text: 'Hello',
    now: local.now(),
  }
  const { id, write } = insertEmail({ ...email, categories: ['work'] })
  await local.write(write)
  await sendEmail(createBackgroundContext(local.deps), id)
  expect(local.mailbox.latest()).toMatchObject({ text: 'Hello', headers: {} })
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

it('returns that no text message is sent', async () => {
  expect(await noSms.send({ id: 'a', to: '+2348012345678', text: 'Hello' })).toEqual({
    kind: 'unavailable',
    reason: 'There is no provider of text messages.',
  })
})
