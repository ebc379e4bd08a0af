import { beforeEach, describe, expect, it } from 'vitest'
import { factsOf } from '#schema/domain/facts.ts'
import type { Language } from '#schema/domain/languages.ts'
import { EMAIL_MESSAGES } from '#schema/domain/messages/emails.ts'
import { REVIEW_REMOVAL_FACTS } from '#schema/domain/messages/review-removal.ts'
import { STANDING_FACTS } from '#schema/domain/messages/standing.ts'
import { naira } from '#schema/domain/money.ts'
import { words as pcm } from '#schema/domain/words/pcm.server.ts'
import { createTestServer, type TestServer, type TestUser } from '#testing/worker/test-server.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { accountLine } from '#worker/notices/text.ts'
import { composeEmail, type EmailParams, type Template } from './emails.ts'
import { insertEmail, sendEmail, sendPendingEmails, type NewEmail } from './outbound-email.ts'

const LINK = 'https://onise.test/user/update-password/?token=abc&email=a%40b.test'
const AT = Date.UTC(2026, 4, 17, 9, 43)
const BANK = { bankName: 'GTBank', accountLast4: '6789', accountName: 'Ada Obi' }
const SENT = {
  kind: 'withdrawalCompleted',
  data: { amount: naira(12_500), lines: [accountLine(BANK)] },
} as const
const TAKEN = {
  kind: 'paymentTakenBack',
  data: { amount: naira(900), lines: [STANDING_FACTS.emailHold('Doors', naira(250))] },
} as const

const LETTERS: { [T in Exclude<Template, 'help' | 'checksum'>]: readonly EmailParams[T][] } = {
  pinCode: [{ code: '123456' }],
  emailCode: [{ code: '123456' }],
  resetLink: [{ link: LINK }],
  password: [{ at: AT }],
  pin: (['created', 'updated', 'reset'] as const).map((event) => ({ event, at: AT })),
  closed: [{ at: AT }],
  failedLogins: [{ at: AT, attempts: 12 }],
  withdrawal: [{ at: AT, amount: naira(12_500), charge: naira(25.5), ...BANK }],
  notices: [{ notices: [SENT] }, { notices: [SENT, TAKEN] }],
  reviewRemoved: [
    {
      title: 'Doors',
      lines: [
        REVIEW_REMOVAL_FACTS.email.text(REVIEW_REMOVAL_FACTS.breaches.fake),
        REVIEW_REMOVAL_FACTS.email.effect,
      ],
    },
  ],
}
const CASES = Object.entries(LETTERS).flatMap(([template, all]) =>
  all.map((params) => [template, { ...params, username: 'ada_o' }] as const),
)
/** Amounts, times, codes, account numbers and links. */
const FACT = /https?:\S+|₦\d+(?:,\d{3})*(?:\.\d\d)?|\d+:\d\d [AP]M|\d+|Ada Obi|GTBank|Doors/g
const SAME: readonly string[] = [EMAIL_MESSAGES.signature, EMAIL_MESSAGES.greeting('ada_o'), LINK]
/** Pidgin says these as English does. */
const SAME_IN_PIDGIN: readonly string[] = [
  EMAIL_MESSAGES.seeInApp,
  EMAIL_MESSAGES.emailCode.subject,
]
const TRANSLATED = ['pcm', 'ha', 'yo', 'ig'] as const

describe.each(TRANSLATED)('in %s', (language) => {
  it.each(CASES)(
    'the email %s has its words, with the facts of the English one',
    (template, params) => {
      const english = composeEmail(template, params, 'en')
      const translated = composeEmail(template, params, language)
      const linesOf = (email: typeof english) => [
        email?.subject ?? '',
        ...(email?.text.split(/\n+/) ?? []),
      ]
      const lines = linesOf(translated)
      expect(lines.length).toBe(linesOf(english).length)
      const left = linesOf(english).filter((line) => lines.includes(line))
      const same = language === 'pcm' ? [...SAME, ...SAME_IN_PIDGIN] : SAME
      expect(left.filter((line) => !same.includes(line))).toEqual([])
      for (const part of ['subject', 'text'] as const)
        expect(translated?.[part].match(FACT)?.toSorted()).toEqual(
          english?.[part].match(FACT)?.toSorted(),
        )
      expect(translated?.isAnswered).toBe(english?.isAnswered)
    },
  )
})

it.each(CASES)(
  'the email %s is answered exactly when it says to write to support',
  (template, params) => {
    const { text = '', isAnswered = false } = composeEmail(template, params, 'en') ?? {}
    expect(isAnswered).toBe(text.toLowerCase().includes('write to support'))
  },
)

it('a time in an email has the month of its language', () => {
  expect(composeEmail('closed', { at: AT, username: 'ada_o' } as object, 'ha')?.text).toContain(
    '17 Mayu, 10:43 AM',
  )
})

describe('an email that is sent', () => {
  let server: TestServer
  let user: TestUser
  beforeEach(async () => {
    server = await createTestServer({ settings: { SUPPORT_EMAIL: 'support@onise.test' } })
    user = await server.createUser()
  })
  const choose = (language: Language | 'new') =>
    server.runSql(
      'UPDATE users SET notice_settings = ? WHERE id = ?',
      JSON.stringify({ off: { push: [], email: [] }, quietHours: true, language }),
      user.id,
    )
  const recipient = () => ({ id: user.id, email: user.email, username: 'ada_o' })
  const background = () => createBackgroundContext(server.deps)
  async function store<T extends Template>(email: NewEmail<T>) {
    const { id, write } = insertEmail(email)
    await server.write(write)
    return id
  }
  const storePin = () =>
    store({
      to: recipient(),
      template: 'pin',
      params: { event: 'created', at: AT },
      now: server.now(),
    })

  it('has the language of its reader, also in what is below it', async () => {
    await choose('pcm')
    const params = {
      notices: [{ kind: 'autoApproved' as const, data: { title: 'Doors', name: 'Ada' } }],
    }
    const categories = ['work'] as const
    const id = await store({
      to: recipient(),
      template: 'notices',
      params,
      categories,
      now: server.now(),
    })
    await sendEmail(background(), id)
    const { text = '', html = '' } = server.mailbox.latest() ?? {}
    expect(html).toContain('<html lang="pcm">')
    for (const part of [pcm.emails.answer, pcm['email-choice'].always]) {
      expect(text).toContain(part)
      expect(html).toContain(part)
    }
    expect(text).toContain(pcm['email-choice'].stopHere)
    expect(html).toContain(`>${pcm['email-choice'].stop}</a>`)
  })

  it('keeps the language in which it was stored, and nothing of what was in it', async () => {
    await choose('pcm')
    const id = await storePin()
    await choose('en')
    await sendEmail(background(), id)
    expect(server.mailbox.latest()?.subject).toBe(pcm.emails.pin.created.subject)
    expect(await server.runSql('SELECT template, params FROM emails')).toEqual([
      { template: 'pin', params: '{}' },
    ])
  })

  it('is in English without a language, and in one of a newer build', async () => {
    for (const language of ['en', 'new'] as const) {
      await choose(language)
      await sendEmail(background(), await storePin())
      expect(server.mailbox.latest()).toMatchObject({
        subject: EMAIL_MESSAGES.pin.created.subject,
        html: expect.stringContaining('<html lang="en-NG">') as string,
      })
    }
  })

  it('leaves out what a newer build says in a notice', async () => {
    await choose('pcm')
    const newer = factsOf('newer', { text: 'New.' })
    const data = {
      title: 'Doors',
      lines: [newer.text, REVIEW_REMOVAL_FACTS.email.text(newer.text)],
    }
    const params = { notices: [{ kind: 'removedByAdmin' as const, data }] }
    await sendEmail(
      background(),
      await store({ to: recipient(), template: 'notices', params, now: server.now() }),
    )
    const paragraphs = server.mailbox.latest()?.text.split('\n\n')
    expect(paragraphs).toEqual([
      pcm.emails.greeting('ada_o'),
      pcm.emails.seeInApp,
      pcm.emails.signature,
    ])
  })

  it.each([
    ['a template', 'ofNewerBuild', {}],
    ['a kind of notice', 'notices', { notices: [{ kind: 'ofNewerBuild', data: {} }] }],
  ])('with %s of a newer build waits for it, and delays no other', async (_, template, params) => {
    await server.runSql(
      `INSERT INTO emails (id, address, template, params, created_at) VALUES ('a', 'a@b.test', ?, ?, ?)`,
      template,
      JSON.stringify(params),
      server.now() - 1,
    )
    await storePin()
    expect(await sendPendingEmails(background())).toMatchObject({ sent: 1, waiting: 1 })
    expect(await server.runSql('SELECT last_error FROM emails WHERE sent_at IS NULL')).toEqual([
      { last_error: 'unknown template' },
    ])
  })
})
