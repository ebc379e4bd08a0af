import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#schema/domain/limits.ts'
import {
  DEFAULT_NOTICE_SETTINGS,
  type NoticeKind,
  type PhoneNotices,
} from '#schema/domain/notice.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { notify } from './notify.ts'
import { sendNoticeMessagesJob } from './send-phone-messages.ts'

const HOUR_MS = 3_600_000
const PHONE = '+2348031234567'
const ON: PhoneNotices = { on: ['work', 'money'], channel: 'sms' }
let market: Market
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket()
  tasker = await market.createTasker()
  await market.runSql(
    'UPDATE users SET phone = ?, phone_proven_at = 1 WHERE id = ?',
    PHONE,
    tasker.id,
  )
})

const run = async () => {
  await runJobs(market.deps, [sendNoticeMessagesJob])
  expect(market.logLines.at(-1)).not.toHaveProperty('fault')
}
const texts = () =>
  market.phones
    .messages(PHONE)
    .toReversed()
    .map(({ text }) => text.replace(/ https.*/, ''))
const choose = (phone: PhoneNotices | undefined, others: object = {}) =>
  market.runSql(
    'UPDATE users SET notice_settings = ? WHERE id = ?',
    JSON.stringify({ ...DEFAULT_NOTICE_SETTINGS, phone, ...others }),
    tasker.id,
  )
const tell = (kind: NoticeKind, title = 'Doors') =>
  createBackgroundContext(market.deps).commit(
    notify({ to: tasker.id, kind, data: { title, name: 'Ada' }, now: market.now() }),
  )
const waiting = async () =>
  (await market.runSql('SELECT phone_at FROM notices WHERE phone_at IS NOT NULL')).length

describe('a notice to the phone number', () => {
  it('is off by default, except about security', async () => {
    await tell('awarded')
    await tell('newDevice')
    await run()
    expect(texts()).toEqual(['Onise: Your account was opened on a new device'])
    expect(await waiting()).toBe(0)
  })

  it('is sent once, with a link of 30 characters at most', async () => {
    await choose(ON)
    await tell('awarded')
    await Promise.all([run(), run()])
    await run()
    expect(texts()).toEqual(['Onise: Doors is yours'])
    const link = /https:\S+/.exec(market.phones.latest()?.text ?? '')?.[0] ?? ''
    expect(link).toMatch(/^https:\/\/onise\.test\/n\/[0-9a-z]+$/)
    expect(link.length).toBeLessThanOrEqual(30)
  })

  it('goes by WhatsApp and in the language of its reader, as chosen', async () => {
    await choose({ ...ON, channel: 'whatsapp' }, { language: 'pcm' })
    await tell('awarded')
    await run()
    expect(market.phones.latest()).toMatchObject({
      channel: 'whatsapp',
      text: expect.stringMatching(/Doors (?!is yours)/) as string,
    })
  })

  it('goes by the channel that is set up when the chosen one is not', async () => {
    Object.assign(market.deps.settings, { TERMII_KEY: '' })
    await choose(ON)
    await tell('awarded')
    await run()
    expect(market.phones.latest()).toMatchObject({ channel: 'whatsapp' })
    Object.assign(market.deps.settings, { WHATSAPP_TOKEN: '' })
    await tell('awarded')
    await run()
    expect([texts().length, await waiting()]).toEqual([1, 0])
  })

  it('is not written for a number that is not proven, and of kinds that can wait', async () => {
    await choose(ON)
    await tell('clientCancelled')
    await market.runSql('UPDATE users SET phone_proven_at = NULL WHERE id = ?', tasker.id)
    await tell('awarded')
    expect(await waiting()).toBe(0)
  })

  it('is not sent once it was read', async () => {
    await choose(ON)
    await tell('awarded')
    await market.runSql('UPDATE notices SET read_at = 1, phone_at = NULL')
    await run()
    expect(texts()).toEqual([])
  })

  it('is one of three a day, security before all', async () => {
    await choose(ON)
    for (const title of ['A', 'B', 'C']) await tell('awarded', title)
    await tell('newDevice')
    await run()
    expect(texts()).toEqual([
      'Onise: Your account was opened on a new device',
      'Onise: A is yours',
      'Onise: B is yours',
    ])
    await tell('awarded', 'D')
    await run()
    expect([texts().length, await waiting()]).toEqual([3, 0])
    market.advanceClock(DAY_MS)
    await tell('awarded', 'E')
    await run()
    expect(texts().at(-1)).toBe('Onise: E is yours')
  })

  it('waits in quiet hours unless it is about security', async () => {
    await choose(ON)
    market.advanceClock(12 * HOUR_MS)
    await tell('awarded')
    await tell('newDevice')
    await run()
    expect([texts().length, await waiting()]).toEqual([1, 1])
    market.advanceClock(9 * HOUR_MS)
    await run()
    expect(texts().at(-1)).toBe('Onise: Doors is yours')
  })
})
