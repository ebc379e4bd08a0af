import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { applyForTask } from '#schema/contract/proposals.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { meRow, userRow } from '#testing/pwa/rows.ts'
import { openTask, proposalRow } from '#testing/pwa/tasker-device.ts'
import { unsentEntries } from './entry-view.ts'
import { OptimisticView } from './optimistic-view.ts'
import { discardEntry, enqueue } from './queue.ts'
import { queueable } from './queueable.ts'

const form = { draft: 'd', path: '/here', fields: {} }
const proposal = () => proposalRow(openTask(), { price: naira(5000) })

/** Adds a proposal. */
const addProposal = queueable(applyForTask, {
  lane: ({ taskId }) => taskId,
  ref: ({ _id, taskId }) => _id ?? taskId,
  describe: () => 'A proposal',
  form: () => form,
  optimistic: (view, { _id, taskId }) =>
    view.put('proposals', { ...proposal(), _id: _id ?? newId('proposal'), task: taskId }),
})
/** Changes the proposal whose id is in `jobTitle`. */
const changeProposal = queueable(updateProfile, {
  lane: () => 'proposals',
  ref: ({ jobTitle }) => jobTitle ?? '',
  describe: () => 'A change',
  form: () => form,
  optimistic: (view, { jobTitle }) =>
    view.update('proposals', jobTitle ?? '', { price: naira(9000), status: 'rejected' }),
})
/** Changes the area of the user. */
const moveUser = queueable(updateProfile, {
  lane: () => 'profile',
  ref: () => 'profile',
  describe: () => 'An area',
  form: () => form,
  optimistic: (view, { place }) => view.updateUser({ place: place ?? null }),
})
const setup = () => createDevice({ queueables: [addProposal, changeProposal] })

test('shows the effect of a queued entry over the replica, and removes it when the entry is discarded', async () => {
  const device = setup()
  const row = proposal()
  await device.replica.proposals.add(row)
  const key = await enqueue(device, changeProposal, { jobTitle: row._id })
  const shown = (await OptimisticView.load(device)).get('proposals', row._id)
  expect(await shown).toMatchObject({ price: naira(9000), delivery: { state: 'queued', key } })
  expect(await device.replica.proposals.get(row._id)).toMatchObject({ price: naira(5000) })

  await discardEntry(device, key)
  expect(await (await OptimisticView.load(device)).get('proposals', row._id)).toEqual({
    ...row,
    delivery: { state: 'sent', isPulled: true },
  })
})

test('a query by field includes rows that an effect gave this value, and excludes those it changed', async () => {
  const device = setup()
  const [changed, unchanged] = [proposal(), proposal()]
  await device.replica.proposals.bulkAdd([changed, unchanged])
  await enqueue(device, changeProposal, { jobTitle: changed._id })
  const added = {
    taskId: newId('task'),
    _id: newId('proposal'),
    price: naira(1),
    description: 'x',
    date: 'x',
  }
  await enqueue(device, addProposal, added)

  const view = await OptimisticView.load(device)
  const idsWith = async (status: string) =>
    (await view.where('proposals', 'status', status)).map(({ _id }) => _id).toSorted()
  expect(await idsWith('pending')).toEqual([unchanged._id, added._id].toSorted())
  expect(await idsWith('rejected')).toEqual([changed._id])
  expect(await view.rows('proposals')).toHaveLength(3)
})

test('undoes the effect of a failed entry, and shows its reason on the row', async () => {
  const device = setup()
  const row = proposal()
  await device.replica.proposals.add(row)
  const key = await enqueue(device, changeProposal, { jobTitle: row._id })
  const error = { code: 'moved_on' as const, message: 'It moved on.', isConflict: true as const }
  await device.replica.outbox.where({ key }).modify({ state: 'failed', error })
  expect(await (await OptimisticView.load(device)).get('proposals', row._id)).toMatchObject({
    price: naira(5000),
    delivery: { state: 'failed', key, reason: { message: 'It moved on.' } },
  })
  expect(await unsentEntries(device)).toMatchObject([
    { key, state: 'failed', reason: error, title: 'A change', path: '/here' },
  ])
})

test('ignores an effect that throws', async () => {
  const broken = queueable(updateProfile, {
    ...changeProposal,
    optimistic: () => {
      throw new Error('broken')
    },
  })
  const device = createDevice({ queueables: [broken] })
  const row = proposal()
  await device.replica.proposals.add(row)
  const { error } = console
  console.error = () => {}
  await enqueue(device, broken, { jobTitle: row._id })
  expect(await (await OptimisticView.load(device)).rows('proposals')).toHaveLength(1)
  console.error = error
})

test('openTasks returns feed and browsed tasks without duplicates, newest first, without own or assigned ones', async () => {
  const device = setup()
  const task = (createdAt: string, fields: object = {}) =>
    ({
      _id: newId('task'),
      status: 'pending',
      client: newId('user'),
      createdAt,
      ...fields,
    }) as never
  const [old, shared] = [task('2026-01-01'), task('2026-02-01')]
  await device.replica.feed.bulkAdd([old, shared])
  await device.replica.browsed.bulkAdd([
    shared,
    task('2026-03-01'),
    task('2026-03-02', { client: device.userId }),
    task('2026-03-03', { status: 'in-progress' }),
  ])
  const open = await (await OptimisticView.load(device)).openTasks()
  expect(open.map(({ createdAt }) => createdAt)).toEqual(['2026-03-01', '2026-02-01', '2026-01-01'])
})

test('marks an entry as late after a day', async () => {
  let now = TEST_NOW
  const device = createDevice({ queueables: [changeProposal], now: () => now })
  await enqueue(device, changeProposal, { jobTitle: 'x' })
  expect(await unsentEntries(device)).toMatchObject([
    { state: 'queued', isLate: false, queuedAt: TEST_NOW },
  ])
  now += 25 * 3_600_000
  expect(await unsentEntries(device)).toMatchObject([{ isLate: true }])
})

test('an unsent change of the user is shown before the first pull, and over the row that it brings', async () => {
  const device = createDevice({ queueables: [moveUser] })
  const { replica, userId } = device
  const user = userRow({ _id: userId, place: 'kano-dala' })
  const placeShown = async () => (await (await OptimisticView.load(device)).user())?.place
  await enqueue(device, moveUser, { place: 'lagos-ikeja' })
  expect(await placeShown()).toBeUndefined()
  await replica.setMeta('loginUser', user)
  expect(await placeShown()).toBe('lagos-ikeja')

  await replica.me.put(meRow(user, { balance: naira(5000) }))
  expect(await placeShown()).toBe('lagos-ikeja')
  const me = await (await OptimisticView.load(device)).get('me', userId)
  expect(me).toMatchObject({ balance: naira(5000), user: { place: 'lagos-ikeja' } })
})
