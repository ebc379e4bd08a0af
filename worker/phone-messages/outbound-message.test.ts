import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { CODE_LIFETIME_MS, DAY_MS } from '#schema/domain/limits.ts'
import type { PhoneChannel } from '#schema/domain/phone-channels.ts'
import { createTestServer } from '#testing/worker/test-server.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { assertRowsChanged } from '#worker/db/write.ts'
import { purgeExpiredJob } from '#worker/jobs/purge-expired.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import {
  fitsPhoneCap,
  insertPhoneMessage,
  phoneSpending,
  sendPendingPhoneMessages,
  sendPhoneMessage,
  type NewPhoneMessage,
} from './outbound-message.ts'

const MINUTE_MS = 60_000
const PHONE = '+2348031234567'
const CHANNELS = ['sms', 'whatsapp'] as const
type Server = Awaited<ReturnType<typeof createTestServer>>
let server: Server
beforeEach(async () => {
  server = await createTestServer()
})

const background = () => createBackgroundContext(server.deps)
const send = (id: string) => sendPhoneMessage(background(), id)
const sendPending = () => sendPendingPhoneMessages(background())
type Changes = Partial<NewPhoneMessage<'code'>>
function prepare(channel: PhoneChannel, changes: Changes = {}) {
  const { to = { phone: PHONE, id: null }, language } = changes
  const params = { code: '123456', purpose: 'register' } as const
  const message = { to, channel, template: 'code', params, now: server.now(), language } as const
  return insertPhoneMessage(server.settings, message)
}
async function insert(channel: PhoneChannel = 'sms', changes: Changes = {}) {
  const { id, write } = prepare(channel, changes)
  await server.write(write)
  return id
}
const waiting = () =>
  server.runSql('SELECT lease_until, last_error FROM phone_messages WHERE sent_at IS NULL')
const days = () =>
  server.runSql('SELECT channel, cost, sent, delivered, failed FROM phone_message_days')
const day = { cost: 500, sent: 0, delivered: 0, failed: 0 }

it('an SMS has the code first, and its last line is for browsers', async () => {
  expect(await send(await insert())).toBe(true)
  expect(server.phones.latest()).toMatchObject({
    channel: 'sms',
    to: PHONE,
    from: 'Onise',
    text: expect.stringMatching(/^123456 is [\s\S]+\n\n@onise\.test #123456$/) as string,
  })
  expect(await server.runSql('SELECT params, report FROM phone_messages')).toEqual([
    { params: '{}', report: null },
  ])
})

it('a WhatsApp message fills the template for codes', async () => {
  expect(await send(await insert('whatsapp'))).toBe(true)
  expect(server.phones.latest()).toMatchObject({
    channel: 'whatsapp',
    to: PHONE,
    text: expect.stringMatching(/^123456 is your verification code/) as string,
  })
  expect(server.phones.latestCode(PHONE)).toBe('123456')
})

it.each(CHANNELS)('by %s the word to a number with an account arrives', async (channel) => {
  const { id, write } = insertPhoneMessage(server.settings, {
    to: { phone: PHONE, id: null },
    channel,
    template: 'hasAccount',
    params: {},
    now: server.now(),
  })
  await server.write(write)
  expect(await send(id)).toBe(true)
  expect(server.phones.latest()?.text).toContain('has an Onise account')
})

it('is in the language that is asked for, else that of the account', async () => {
  const user = await server.createUser()
  await server.runSql(
    `UPDATE users SET notice_settings = '{"off":{"push":[],"email":[]},"quietHours":true,"language":"ha"}' WHERE id = ?`,
    user.id,
  )
  const to = { phone: PHONE, id: user.id }
  await send(await insert('sms', { to }))
  expect(server.phones.latest()?.text).toContain('lambarku')
  await send(await insert('sms', { to, language: 'pcm' }))
  expect(server.phones.latest()?.text).toContain('na your code')
})

it.each([
  ['sms', '+447700900123'],
  ['whatsapp', '+2348031234567'],
] as const)('%s to %s is a mistake where it is not offered', async (channel, phone) => {
  server = await createTestServer({ settings: { WHATSAPP_TOKEN: '' } })
  expect(() => prepare(channel, { to: { phone, id: null } })).toThrow('is not offered')
})

it('a channel whose keys were removed since sends nothing', async () => {
  const id = await insert('whatsapp')
  Object.assign(server.deps.settings, { WHATSAPP_TOKEN: '' })
  expect(await send(id)).toBe(false)
  expect([await waiting(), server.phones.requestCount()]).toEqual([[], 0])
})

describe.each(CHANNELS)('by %s', (channel) => {
  it.each([429, 500, 401, 403, 404])('it is sent again after an answer of %i', async (status) => {
    server.phones.injectFault({ effect: 'status', status })
    const id = await insert(channel)
    expect(await send(id)).toBe(false)
    expect(await waiting()).toEqual([
      { lease_until: server.now() + MINUTE_MS, last_error: `HTTP ${status}` },
    ])
    server.phones.removeFault()
    expect(await send(id)).toBe(false)
    server.advanceClock(MINUTE_MS)
    expect(await sendPending()).toEqual({ sent: 1, waiting: 0 })
  })

  it('it waits as long as the provider asks', async () => {
    server.phones.injectFault({ effect: 'status', status: 429, headers: { 'retry-after': '300' } })
    await send(await insert(channel))
    expect(await waiting()).toMatchObject([{ lease_until: server.now() + 5 * MINUTE_MS }])
  })

  it('a refused number is given up, costs nothing and is counted', async () => {
    const id = await insert(channel, { to: { phone: '+2348031230404', id: null } })
    expect(await send(id)).toBe(false)
    expect([await waiting(), await days()]).toEqual([
      [],
      [{ channel, cost: 0, sent: 0, delivered: 0, failed: 1 }],
    ])
    expect(server.logLines.at(-1)).toMatchObject({ phoneMessage: id, refused: /HTTP 422|131026/ })
    expect(JSON.stringify(server.logLines)).not.toContain('0404')
  })

  it('a lost answer sends it again, and no more than five times', async () => {
    server.phones.injectFault('drop-response')
    await insert(channel)
    for (let attempt = 0; attempt < 8; attempt++) {
      await sendPending()
      await server.runSql('UPDATE phone_messages SET lease_until = NULL')
    }
    expect([server.phones.requestCount(), await waiting()]).toEqual([5, []])
  })

  it('a code is never sent after its lifetime', async () => {
    const id = await insert(channel)
    server.advanceClock(CODE_LIFETIME_MS)
    expect(await send(id)).toBe(false)
    expect(await sendPending()).toEqual({ sent: 0, waiting: 0 })
    expect([server.phones.requestCount(), await waiting()]).toEqual([0, []])
  })
})

it('a mistake of ours, such as the sender, is no refusal of the number', async () => {
  Object.assign(server.deps.settings, { TERMII_SENDER: 'Another' })
  await send(await insert())
  expect(await waiting()).toMatchObject([{ last_error: 'HTTP 400' }])
  Object.assign(server.deps.settings, { WHATSAPP_CODE_TEMPLATE: 'none' })
  await send(await insert('whatsapp'))
  expect(await waiting()).toContainEqual({
    lease_until: server.now() + MINUTE_MS,
    last_error: 'HTTP 404, code 132001',
  })
})

it('two senders send it once', async () => {
  const id = await insert()
  const results = await Promise.all([send(id), send(id)])
  expect([results.filter(Boolean).length, server.phones.requestCount()]).toEqual([1, 1])
})

describe('the cap of a day', () => {
  const setCap = (naira: number) =>
    server.runSql(
      `INSERT INTO settings (name, value, changed_at) VALUES ('phoneMessageCap', ?, 1)`,
      naira,
    )

  it('counts what is written, and stops there', async () => {
    await setCap(20)
    for (let count = 0; count < 6; count++) await insert()
    expect(await days()).toEqual([{ channel: 'sms', ...day, cost: 2000 }])
    await expect(insert('whatsapp')).resolves.toBeTypeOf('string')
    expect((await server.runSql('SELECT id FROM phone_messages')).length).toBe(4)
    const { write } = prepare('sms')
    await expect(server.write(write, assertRowsChanged('user_state'))).rejects.toThrow('user_state')
    server.advanceClock(DAY_MS)
    await insert()
    expect(await days()).toHaveLength(2)
  })

  it('keeps its last fifth for codes and security', async () => {
    await setCap(20)
    const notice = async (kind: 'awarded' | 'newDevice') => {
      const { write } = insertPhoneMessage(server.settings, {
        to: { phone: PHONE, id: null },
        channel: 'sms',
        template: 'notice',
        params: { kind, data: {}, link: 'https://onise.ng/n/a' },
        now: server.now(),
      })
      await server.write(write)
      return (await server.runSql('SELECT id FROM phone_messages')).length
    }
    for (let count = 1; count <= 3; count++) expect(await notice('awarded')).toBe(count)
    expect(await notice('awarded')).toBe(3)
    expect(await notice('newDevice')).toBe(4)
    expect(await notice('newDevice')).toBe(4)
  })

  it('says beforehand whether a message would be written', async () => {
    await setCap(7)
    const params = { code: '123456', purpose: 'register' } as const
    const to = { phone: PHONE, id: null }
    const message = { to, channel: 'sms', template: 'code', params, now: server.now() } as const
    const fits = async () => {
      const [spending] = await server.db.select(phoneSpending(server.now())).from(sql`(SELECT 1)`)
      return spending && fitsPhoneCap(server.settings, message, spending)
    }
    expect(await fits()).toBe(true)
    await insert()
    expect(await fits()).toBe(false)
  })

  it('is 20,000 naira unless administrators choose another', async () => {
    await server.runSql(
      `INSERT INTO phone_message_days (day, channel, cost) VALUES ('2026-03-04', 'whatsapp', 1999500)`,
    )
    await insert()
    await insert()
    expect((await server.runSql('SELECT id FROM phone_messages')).length).toBe(1)
  })
})

it('a sent message is deleted after a week, without a change of the figures', async () => {
  await send(await insert())
  server.advanceClock(7 * DAY_MS)
  await runJobs(server.deps, [purgeExpiredJob])
  expect(await server.runSql('SELECT id FROM phone_messages')).toEqual([])
  expect(await days()).toEqual([{ channel: 'sms', ...day, sent: 1 }])
})
