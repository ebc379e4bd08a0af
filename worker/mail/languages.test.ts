import { beforeEach, expect, it } from 'vitest'
import { EMAIL_MESSAGES } from '#schema/domain/messages/emails.ts'
import { naira } from '#schema/domain/money.ts'
import { words } from '#schema/domain/words/pcm.server.ts'
import { createTestServer, type TestServer, type TestUser } from '#testing/worker/test-server.ts'
import { createWordAssets } from '#testing/worker/word-assets.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { sendEmail } from './outbound-email.ts'
import * as templates from './templates.ts'

let server: TestServer
let user: TestUser
let areWordsReadable: boolean
beforeEach(async () => {
  areWordsReadable = true
  server = await createTestServer({ assets: createWordAssets(() => areWordsReadable) })
  user = await server.createUser()
})

const choose = (language: string) =>
  server.runSql(
    'UPDATE users SET notice_settings = ? WHERE id = ?',
    JSON.stringify({ off: { push: [], email: [] }, quietHours: true, language }),
    user.id,
  )
type Email = ReturnType<typeof templates.pinEmail>
const recipient = () => ({ id: user.id, email: user.email, username: 'ada_o' })
async function receive({ id, write }: Email) {
  await server.write(write)
  await sendEmail(createBackgroundContext(server.deps), id)
  const email = server.mailbox.latest()
  if (!email) throw new Error('no email arrived')
  return email
}

const LINK = 'https://onise.test/user/update-password/?token=abc&email=a%40b.test'
const NOW = Date.UTC(2026, 4, 17, 9, 43)
const EMAILS: Record<string, () => Email> = {
  'code for an email address': () => templates.emailCodeEmail(recipient(), '123456', NOW),
  'code for a PIN': () => templates.codeEmail(recipient(), '123456', NOW),
  'link for a password': () => templates.resetLinkEmail(recipient(), LINK, NOW),
  'changed password': () => templates.passwordEmail(recipient(), NOW),
  'created PIN': () => templates.pinEmail(recipient(), 'created', NOW),
  'changed PIN': () => templates.pinEmail(recipient(), 'updated', NOW),
  'reset PIN': () => templates.pinEmail(recipient(), 'reset', NOW),
  'closed account': () => templates.closedEmail(recipient(), NOW),
  'failed log-ins': () => templates.failedLoginsEmail(recipient(), 12, NOW),
  withdrawal: () =>
    templates.withdrawalEmail(
      recipient(),
      {
        amount: naira(12_500),
        charge: naira(25.5),
        bankName: 'GTBank',
        accountLast4: '6789',
        accountName: 'Ada Obi',
      },
      NOW,
    ),
}
const SAME = [EMAIL_MESSAGES.signature, EMAIL_MESSAGES.greeting('ada_o'), LINK]
/** Amounts, times, codes, account numbers and links. */
const FACT = /https?:\S+|₦[\d,]+(?:\.\d\d)?|\d+ [A-Z][a-z]+, \d+:\d\d [AP]M|\d+|Ada Obi|GTBank/g

it.each(Object.entries(EMAILS))(
  'each sentence of the email about a %s is in Pidgin, with the same facts and links',
  async (_, compose) => {
    const english = await receive(compose())
    await choose('pcm')
    const translated = await receive(compose())
    const paragraphs = translated.text.split('\n\n')
    expect(paragraphs).toHaveLength(english.text.split('\n\n').length)
    const unchanged = english.text.split('\n\n').filter((each) => paragraphs.includes(each))
    expect(unchanged.filter((each) => !SAME.includes(each))).toEqual([])
    expect(translated.text.match(FACT)?.toSorted()).toEqual(english.text.match(FACT)?.toSorted())
    expect(translated.html).toContain('<html lang="pcm">')
  },
)

it.each(['en', 'ha', 'yo', 'ig'])('an email to a reader of %s is in English', async (language) => {
  await choose(language)
  const email = await receive(templates.pinEmail(recipient(), 'created', NOW))
  expect(email.subject).toBe(EMAIL_MESSAGES.pin.created.subject)
  expect(email.html).toContain('<html lang="en-NG">')
})

it('an email is in English when the words cannot be read, and not delayed', async () => {
  await choose('pcm')
  areWordsReadable = false
  const email = await receive(templates.pinEmail(recipient(), 'created', NOW))
  expect(email.subject).toBe(EMAIL_MESSAGES.pin.created.subject)
  areWordsReadable = true
  const next = await receive(templates.pinEmail(recipient(), 'created', NOW))
  expect(next.subject).toBe(words.emails.pin.created.subject)
})

it('an email to an address without an account is in English', async () => {
  const checksum = { day: '2026-05-17', lastEntryId: 7, hash: 'a', prevSha256: 'b' }
  const email = templates.checksumEmail('a@b.test', checksum, { seq: 1, sha256: 'c' }, NOW)
  expect((await receive(email)).subject).toBe('Ledger checksum of 2026-05-17')
})
