import { beforeAll, expect, it } from 'vitest'
import {
  listUpdates,
  postUpdate,
  readCommunity,
  retractUpdate,
} from '#schema/contract/community.ts'
import { localTimeOf } from '#schema/domain/days.ts'
import { newId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { UPDATE_AHEAD_MS } from '#schema/domain/updates.ts'
import { createImage, imageFile } from '#testing/worker/images.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { readSettings } from '#worker/env.ts'

let market: Market
let admin: TestUser
beforeAll(async () => {
  market = await createMarket({
    settings: { COMMUNITY_LINKS: 'Onise Lagos=https://chat.example/a?b=c|Onise=https://t.example' },
  })
  admin = await market.createUser('admin')
})

const captionsOf = async (user: TestUser) =>
  (await user.send(listUpdates, {})).body.updates.map(({ caption }) => caption)

it('returns the configured groups', async () => {
  const user = await market.createTasker()
  expect((await user.send(readCommunity, {})).body).toEqual({
    communities: [
      { name: 'Onise Lagos', url: 'https://chat.example/a?b=c' },
      { name: 'Onise', url: 'https://t.example' },
    ],
  })
})

it.each(['Onise', 'Onise=http://a.example', 'Onise=javascript:alert(1)', 'a=https://b c'])(
  'a worker with the groups %o does not start',
  (COMMUNITY_LINKS) => {
    expect(() => readSettings({ ...market.settings, COMMUNITY_LINKS })).toThrow('COMMUNITY_LINKS')
  },
)

it('shows an update to its audience, newest first, with one read', async () => {
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  await admin.send(postUpdate, { caption: 'For all', audience: 'all' })
  await admin.send(postUpdate, { caption: 'For clients', audience: 'client' })
  await admin.send(postUpdate, { caption: 'For professionals', audience: 'tasker' })
  expect(await captionsOf(client)).toEqual(['For clients', 'For all'])
  expect(await captionsOf(tasker)).toEqual(['For professionals', 'For all'])
  expect(market.lastRequestCost()).toMatchObject({ roundTrips: 1 })
  expect(await captionsOf(admin)).toEqual(['For professionals', 'For clients', 'For all'])
})

it('a file opens by a link for its reader, and anything but a picture or PDF is refused', async () => {
  const tasker = await market.createTasker()
  const file = imageFile(await createImage('jpeg'), 'image/jpeg')
  await admin.send(postUpdate, { caption: 'A notice', audience: 'all', file })
  const [update] = (await tasker.send(listUpdates, {})).body.updates
  expect(update).toMatchObject({ caption: 'A notice', file: { type: 'image/jpeg' } })
  expect((await market.app.request(update?.file?.url ?? '')).status).toBe(200)
  const text = { caption: 'A text', audience: 'all' as const, file: new Blob(['just text']) }
  expect((await admin.send(postUpdate, text)).status).toBe(415)
})

it('needs a caption, because a reader may not see the file', async () => {
  const response = await admin.send(postUpdate, { caption: ' ', audience: 'all' })
  expect(response.body).toMatchObject({ fields: { caption: 'Caption is required' } })
})

it('an update that was taken back, or is a month old, is not shown', async () => {
  const tasker = await market.createTasker()
  const { body } = await admin.send(postUpdate, { caption: 'A mistake', audience: 'all' })
  expect(await captionsOf(tasker)).toContain('A mistake')
  const input = { id: body.update._id, reason: 'Wrong.' }
  expect((await admin.send(retractUpdate, input)).status).toBe(200)
  expect(await captionsOf(tasker)).not.toContain('A mistake')
  expect((await admin.send(retractUpdate, { ...input, reason: 'Again.' })).status).toBe(404)
  expect((await admin.send(retractUpdate, { ...input, id: newId('update') })).status).toBe(404)
  const [entry] = await market.runSql('SELECT * FROM audit_log WHERE reason = ?', 'Wrong.')
  expect(entry).toMatchObject({ subject: body.update._id, action: 'community.retractUpdate' })
  market.advanceClock(31 * DAY_MS)
  expect(await captionsOf(await market.createTasker())).toEqual([])
})

const MINUTE_MS = 60_000

it('a scheduled update is shown to its audience from its minute on, as the newest', async () => {
  const author = await market.createUser('admin')
  const tasker = await market.createTasker()
  const showFrom = Math.ceil(market.now() / MINUTE_MS) * MINUTE_MS + DAY_MS
  const { body } = await author.send(postUpdate, {
    caption: 'A holiday',
    audience: 'all',
    showFrom: localTimeOf(showFrom),
  })
  expect(body.message).toMatch(/^The update is scheduled. It is shown from \d/)
  await author.send(postUpdate, { caption: 'Posted later', audience: 'all' })
  expect(await captionsOf(tasker)).toEqual(['Posted later'])
  const [first] = (await author.send(listUpdates, {})).body.updates
  const from = new Date(showFrom).toISOString()
  expect(first).toMatchObject({ caption: 'A holiday', showFrom: from })
  market.advanceClock(showFrom - 1 - market.now())
  expect(await captionsOf(tasker)).toEqual(['Posted later'])
  market.advanceClock(1)
  expect(await captionsOf(tasker)).toEqual(['A holiday', 'Posted later'])
  market.advanceClock(30 * DAY_MS - 1)
  expect(await captionsOf(await market.createTasker())).toEqual(['A holiday'])
})

it('a scheduled update that is retracted before its time is never shown', async () => {
  const author = await market.createUser('admin')
  const showFrom = localTimeOf(market.now() + DAY_MS)
  const { body } = await author.send(postUpdate, {
    caption: 'Too early',
    audience: 'all',
    showFrom,
  })
  const input = { id: body.update._id, reason: 'The date moved.' }
  expect((await author.send(retractUpdate, input)).status).toBe(200)
  expect(await captionsOf(author)).not.toContain('Too early')
  market.advanceClock(2 * DAY_MS)
  expect(await captionsOf(await market.createTasker())).not.toContain('Too early')
})

it.each([
  ['in the past', -MINUTE_MS, 'Choose a time within the next 30 days'],
  ['beyond 30 days', UPDATE_AHEAD_MS + MINUTE_MS, 'Choose a time within the next 30 days'],
  ['of no calendar', null, 'Enter a date and a time'],
])('rejects a schedule %s', async (_name, ahead, message) => {
  const author = await market.createUser('admin')
  const showFrom = ahead === null ? '2026-02-30T10:00' : localTimeOf(market.now() + ahead)
  const response = await author.send(postUpdate, { caption: 'When?', audience: 'all', showFrom })
  expect(response).toMatchObject({ status: 400, body: { fields: { showFrom: message } } })
})
