import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { expect, test } from 'vitest'
import { OptimisticView } from '#pwa/outbox/optimistic-view.ts'
import { editEntry } from '#pwa/outbox/queue.ts'
import { importKeys, restoreInput, retainInput } from '#pwa/session/retained-input.ts'
import { push } from '#pwa/sync/push.ts'
import { inNaira } from '#schema/contract/money-fields.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createDevice, deleteDevice, restartDevice } from '#testing/pwa/device.ts'
import { paymentRow } from '#testing/pwa/payments.ts'
import { meRow, taskRow, transactionRow, userRow } from '#testing/pwa/rows.ts'
import { scriptedTransport } from '#testing/pwa/scripted-transport.ts'

// What a phone stored before it had amounts in kobo: rows as they came, and input as it was typed or as naira numbers.

const client = newId('user')
const task = taskRow(client, { title: 'Fix a tap', price: naira(18_000.5) })
const ids = { typed: newId('proposal'), number: newId('proposal') }
const APPLY = `POST /api/user/apply/${task._id}`

const entryOf = (ref: string, price: string | number, more: object = {}) => ({
  key: `key-${ref}`,
  lane: ref,
  command: 'proposals.apply',
  inputVersion: 1,
  ref,
  input: {
    _id: ref,
    taskId: task._id,
    title: task.title,
    price,
    description: 'Me.',
    date: '2026-03-10',
  },
  files: [],
  draft: null,
  after: null,
  state: 'queued',
  attempts: 0,
  nextAt: 0,
  ackSeq: null,
  error: null,
  queuedAt: TEST_NOW,
  original: inNaira(task),
  ...more,
})

const META = {
  cursor: '7.own',
  amountBounds: { fund: { min: 500, max: 2000 }, price: { min: 100, max: 900 } },
  pin: { hasPin: true, withdrawn: { amount: 40_000, day: '2026-03-01' } },
  payments: [inNaira(paymentRow({ paid: naira(19.99) }))],
}

/** A phone with the database of an older build. */
async function createOldPhone() {
  const { transport, requests } = scriptedTransport({
    [APPLY]: () => [200, { message: 'Sent.', seq: 1 }],
  })
  const device = createDevice({ transport })
  const { name } = device.replica
  await device.replica.open()
  const stores = Object.fromEntries(
    device.replica.tables.map((table) => [
      table.name,
      [table.schema.primKey, ...table.schema.indexes].map(({ src }) => src).join(','),
    ]),
  )
  await device.replica.delete()
  const old = new Dexie(name)
  old.version(2).stores(stores)
  const { userId } = device
  await old.table('feed').put(inNaira(task))
  await old.table('me').put(inNaira(meRow(userRow({ _id: userId }), { balance: naira(0.3) })))
  await old.table('trx').put(inNaira(transactionRow({ amount: naira(105_000) })))
  await old.table('notices').put({ _id: 'n', data: { amount: 1_500_000, rest: 5 }, says: ['a', 5] })
  const data = { fee: 250.5, version: 2 }
  await old
    .table('submissions')
    .put({ task: task._id, submissions: [], events: [{ amount: 9, data }] })
  await old.table('outbox').bulkAdd([
    entryOf(ids.typed, '18,000.00'),
    entryOf(ids.number, 17_000, { draft: `apply:${task._id}` }),
    entryOf(newId('proposal'), '1', {
      state: 'failed',
      error: { code: 'edited_elsewhere', message: 'Changed.', current: inNaira(task) },
    }),
  ])
  await old.table('drafts').put({ key: 'fund', fields: { amount: '5,000' } })
  await old.table('meta').bulkPut(Object.entries(META).map(([key, value]) => ({ key, value })))
  old.close()
  return { device: restartDevice(device), requests }
}

test('rows and figures of an older build are in kobo after the update, and facts and drafts as they were', async () => {
  const { device } = await createOldPhone()
  const { replica } = device
  expect(await replica.feed.toArray()).toEqual([task])
  expect(await replica.me.toArray()).toMatchObject([{ balance: 30, held: 0 }])
  expect(await replica.trx.toArray()).toMatchObject([{ amount: 10_500_000 }])
  expect(await replica.notices.toArray()).toEqual([
    { _id: 'n', data: { amount: 1_500_000, rest: 5 }, says: ['a', 5] },
  ])
  expect(await replica.submissions.toArray()).toMatchObject([
    { events: [{ amount: 900, data: { fee: 25_050, version: 2 } }] },
  ])
  expect(await replica.getMeta('amountBounds')).toEqual({
    fund: { min: 50_000, max: 200_000 },
    price: { min: 10_000, max: 90_000 },
  })
  expect((await replica.getMeta('pin'))?.withdrawn).toEqual({
    amount: 4_000_000,
    day: '2026-03-01',
  })
  expect(await replica.getMeta('payments')).toEqual([paymentRow({ paid: naira(19.99) })])
  // A later version has new tables, so the next pull brings all rows again.
  expect(await replica.getMeta('cursor')).toBe(undefined)
  expect((await replica.drafts.get('fund'))?.fields).toEqual({ amount: '5,000' })
  await deleteDevice(device)
})

test('what an older build had queued is shown and sent with its amount', async () => {
  const { device, requests } = await createOldPhone()
  const { replica } = device
  const [, , failed] = await replica.outbox.toArray()
  expect(failed).toMatchObject({ original: task, error: { current: task } })
  const shown = await (await OptimisticView.load(device)).rows('proposals')
  expect(shown.map(({ _id, price }) => [_id, price])).toEqual([
    [ids.typed, naira(18_000)],
    [ids.number, naira(17_000)],
  ])
  await push(device, { random: () => 0.5 })
  const prices = requests.map(({ body }) => (body as { price: unknown }).price)
  expect(new Set(prices)).toEqual(new Set(['18,000.00', 17_000]))
  await deleteDevice(device)
})

test('its form opens with the amount in naira', async () => {
  const { device } = await createOldPhone()
  await editEntry(device, `key-${ids.number}`)
  expect((await device.replica.drafts.get(`apply:${task._id}`))?.fields).toMatchObject({
    price: '17000',
  })
  await deleteDevice(device)
})

/** What an older build encrypted at a log-out (pwa/session/retained-input.ts): the length of the head, and the head. */
async function encryptOld(head: object, key: CryptoKey) {
  const text = new TextEncoder().encode(JSON.stringify(head))
  const bytes = new Uint8Array(4 + text.length)
  new DataView(bytes.buffer).setUint32(0, text.length)
  bytes.set(text, 4)
  const iv = new Uint8Array(12)
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes)
  return { iv, data, count: 1 }
}

test('what was encrypted at a log-out comes back in kobo, whichever build encrypted it', async () => {
  const device = createDevice()
  const { replica } = device
  const keys = await importKeys(['5a'.repeat(32)])
  const [key] = keys
  if (!key) throw new Error('no key')
  const entries = [entryOf(ids.number, 17_000)]
  const old = { entries, drafts: [], files: [], meta: { payments: META.payments } }
  await replica.setMeta('retained', [await encryptOld(old, key)])
  const expectKobo = async () => {
    expect(await replica.outbox.toArray()).toMatchObject([
      { input: { price: naira(17_000) }, original: task },
    ])
    expect(await replica.getMeta('payments')).toEqual([paymentRow({ paid: naira(19.99) })])
  }
  await restoreInput(replica, keys)
  await expectKobo()
  expect(await retainInput(replica)).toBe(true)
  expect(await replica.outbox.count()).toBe(0)
  await restoreInput(replica, keys)
  await expectKobo()
  await deleteDevice(device)
})
