// @vitest-environment node
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { applyForTask, type Proposal } from '#schema/contract/proposals.ts'
import { newId } from '#schema/domain/ids.ts'
import { newPhone, NOON } from '#pwa/test/phone.ts'
import { discard, say } from './outbox.ts'
import { unsentOn } from './unsent.ts'
import { View } from './view.ts'
import { write } from './write.ts'

const proposal = (fields: Partial<Proposal> = {}): Proposal => ({
  _id: newId('proposal'),
  task: newId('task'),
  title: 'Fix a tap',
  description: 'Me.',
  price: 5000,
  date: '2026-03-09',
  status: 'pending',
  version: 1,
  reason: null,
  changedFields: [],
  createdAt: '2026-03-01T00:00:00.000Z',
  updatedAt: '2026-03-01T00:00:00.000Z',
  ...fields,
})
const form = { draft: 'd', path: '/here', fields: {} }
const apply = write(applyForTask, {
  lane: ({ taskId }) => taskId,
  ref: ({ _id, taskId }) => _id ?? taskId,
  what: () => 'A proposal',
  form: () => form,
  here: (view, { _id, taskId }) =>
    view.put('proposals', proposal({ _id: _id ?? newId('proposal'), task: taskId })),
})
/** Stands in for a later patient command: a change to a row that the base may hold. */
const rise = write(updateProfile, {
  lane: () => 'rise',
  ref: ({ jobTitle }) => jobTitle ?? '',
  what: () => 'A change',
  form: () => form,
  here: (view, { jobTitle }) =>
    view.change('proposals', jobTitle ?? '', { price: 9000, status: 'rejected' }),
})
const phone = () => newPhone({ writes: [apply, rise] })

test('what is unsaid lies over the base, and comes off again when it is let go (SYNC 1)', async () => {
  const mine = phone()
  const row = proposal()
  await mine.replica.proposals.add(row)
  const key = await say(mine, rise, { jobTitle: row._id })
  const shown = (await View.of(mine)).one('proposals', row._id)
  expect(await shown).toMatchObject({ price: 9000, delivery: { state: 'saved', key } })
  expect(await mine.replica.proposals.get(row._id)).toMatchObject({ price: 5000 })

  await discard(mine, key)
  expect(await (await View.of(mine)).one('proposals', row._id)).toEqual({
    ...row,
    delivery: { state: 'sent' },
  })
})

test('a question by field finds what an effect moved into it, and not what it moved out', async () => {
  const mine = phone()
  const [moved, still] = [proposal(), proposal()]
  await mine.replica.proposals.bulkAdd([moved, still])
  await say(mine, rise, { jobTitle: moved._id })
  const added = {
    taskId: newId('task'),
    _id: newId('proposal'),
    price: 1,
    description: 'x',
    date: 'x',
  }
  await say(mine, apply, added)

  const view = await View.of(mine)
  const ids = async (status: string) =>
    (await view.where('proposals', 'status', status)).map(({ _id }) => _id).toSorted()
  expect(await ids('pending')).toEqual([still._id, added._id].toSorted())
  expect(await ids('rejected')).toEqual([moved._id])
  expect(await view.rows('proposals')).toHaveLength(3)
})

test('a refused change is undone on the row, which says in words that it was refused', async () => {
  const mine = phone()
  const row = proposal()
  await mine.replica.proposals.add(row)
  const key = await say(mine, rise, { jobTitle: row._id })
  const refusal = { code: 'moved_on' as const, words: 'It moved on.' }
  await mine.replica.outbox.where({ key }).modify({ state: 'conflict', refusal })
  expect(await (await View.of(mine)).one('proposals', row._id)).toMatchObject({
    price: 5000,
    delivery: { state: 'refused', key, words: 'It moved on.' },
  })
  expect(await unsentOn(mine)).toMatchObject([
    { key, state: 'refused', words: 'It moved on.', what: 'A change', path: '/here' },
  ])
})

test('an effect that breaks does not take the screen with it', async () => {
  const broken = write(updateProfile, {
    ...rise,
    here: () => {
      throw new Error('broken')
    },
  })
  const mine = newPhone({ writes: [broken] })
  const row = proposal()
  await mine.replica.proposals.add(row)
  const { error } = console
  console.error = () => {}
  await say(mine, broken, { jobTitle: row._id })
  expect(await (await View.of(mine)).rows('proposals')).toHaveLength(1)
  console.error = error
})

test('open todos are the feed and what was seen beside it, each once, newest first, none of my own', async () => {
  const mine = phone()
  const task = (createdAt: string, fields: object = {}) =>
    ({
      _id: newId('task'),
      status: 'pending',
      client: newId('user'),
      createdAt,
      ...fields,
    }) as never
  const [old, shared] = [task('2026-01-01'), task('2026-02-01')]
  await mine.replica.feed.bulkAdd([old, shared])
  await mine.replica.seen.bulkAdd([
    shared,
    task('2026-03-01'),
    task('2026-03-02', { client: mine.me }),
    task('2026-03-03', { status: 'in-progress' }),
  ])
  const open = await (await View.of(mine)).openTasks()
  expect(open.map(({ createdAt }) => createdAt)).toEqual(['2026-03-01', '2026-02-01', '2026-01-01'])
})

test('after a day unsent it says so', async () => {
  let now = NOON
  const mine = newPhone({ writes: [rise], now: () => now })
  await say(mine, rise, { jobTitle: 'x' })
  expect(await unsentOn(mine)).toMatchObject([{ state: 'waiting', isLate: false, since: NOON }])
  now += 25 * 3_600_000
  expect(await unsentOn(mine)).toMatchObject([{ isLate: true }])
})
