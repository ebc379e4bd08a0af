// @vitest-environment node
import { expect, test } from 'vitest'
import { applyForTask, editProposal, withdrawProposal } from '#pwa/features/proposals/queueable.ts'
import { createTask } from '#pwa/features/tasks/post/queueable.ts'
import { allUnsentEntries, unsentEntries } from '#pwa/outbox/entry-view.ts'
import { discardEntry, enqueue } from '#pwa/outbox/queue.ts'
import { pull } from '#pwa/sync/pull.ts'
import { push } from '#pwa/sync/push.ts'
import { applyForTask as applyEndpoint } from '#schema/contract/proposals.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import type { Effect } from '#testing/faults/fault.ts'
import { createTestServer } from '#testing/worker/test-server.ts'
import {
  createDeviceFor,
  FIXED_RANDOM,
  outboxEntries,
  proposalInput,
  setUp,
  shownProposals,
  syncOnce,
  TASK_FIELDS,
} from './client-server.ts'

/** A tasker whose proposal was sent once: its request or its response was lost. */
async function setUpTried(fault: Effect) {
  const context = await setUp()
  const { device, network, server, task } = context
  const proposal = proposalInput(task._id)
  const key = await enqueue(device, applyForTask, proposal)
  network.inject(fault)
  expect(await push(device, FIXED_RANDOM)).toBe('noResponse')
  const readStatuses = async () =>
    (await server.runSql('SELECT status FROM proposals')).map(({ status }) => status)
  return { ...context, proposal, key, readStatuses }
}

test('a discarded proposal that the server has is withdrawn', async () => {
  const { device, key, readStatuses } = await setUpTried('drop-response')
  expect(await readStatuses()).toEqual(['pending'])
  expect(await discardEntry(device, key)).toBe('cancelling')
  expect(await shownProposals(device)).toEqual([])
  expect(await unsentEntries(device)).toEqual([])
  await syncOnce(device)
  expect(await outboxEntries(device)).toEqual([])
  expect(await readStatuses()).toEqual(['withdrawn'])
  expect(await shownProposals(device)).toMatchObject([{ status: 'withdrawn' }])
})

test('a discarded proposal that the server does not have never arrives, however late its copy', async () => {
  const { device, tasker, key, proposal, readStatuses } = await setUpTried('drop-request')
  expect(await discardEntry(device, key)).toBe('cancelling')
  await syncOnce(device)
  expect(await outboxEntries(device)).toEqual([])
  const late = await tasker.send(applyEndpoint, proposal, key)
  expect([late.status, late.body.code]).toEqual([422, 'key_reused'])
  expect(await readStatuses()).toEqual([])
})

test('a cancellation is repeated until it is answered, and withdraws once', async () => {
  const { device, network, key, readStatuses } = await setUpTried('drop-response')
  await discardEntry(device, key)
  network.inject('drop-response')
  expect(await push(device, FIXED_RANDOM)).toBe('noResponse')
  network.inject('none', 'drop-response')
  expect(await push(device, { ...FIXED_RANDOM, immediate: true })).toBe('noResponse')
  expect(await allUnsentEntries(device)).toMatchObject([{ isDiscarded: true, state: 'queued' }])
  await syncOnce(device)
  expect(await outboxEntries(device)).toEqual([])
  expect(await readStatuses()).toEqual(['withdrawn'])
})

test('a discarded task that the server has is deleted', async () => {
  const server = await createTestServer()
  const client = await server.createUser('client', naira(50_000))
  const { device, network } = createDeviceFor(server, client)
  await pull(device)
  const key = await enqueue(device, createTask, { ...TASK_FIELDS, _id: newId('task') })
  network.inject('drop-response')
  await push(device, FIXED_RANDOM)
  await discardEntry(device, key)
  await syncOnce(device)
  expect(await outboxEntries(device)).toEqual([])
  expect(await server.runSql('SELECT status FROM tasks')).toEqual([{ status: 'removed' }])
})

test.each([
  { command: 'edit', queueable: editProposal, input: { price: '13,000' } },
  { command: 'withdrawal', queueable: withdrawProposal, input: {} },
])('a discarded $command that the server has stays, and the user is told', async (each) => {
  const { device, network, task } = await setUp()
  const proposal = proposalInput(task._id)
  await enqueue(device, applyForTask, proposal)
  await syncOnce(device)
  const { price, description, date } = proposal
  const terms = each.command === 'edit' && { price, description, date }
  const key = await enqueue(device, each.queueable, { id: proposal._id, ...terms, ...each.input })
  network.inject('drop-response')
  await push(device, FIXED_RANDOM)
  expect(await discardEntry(device, key)).toBe('cancelling')
  await syncOnce(device)
  expect(await allUnsentEntries(device)).toMatchObject([
    {
      state: 'failed',
      isDiscarded: true,
      reason: { message: expect.stringContaining('received') },
    },
  ])
  expect(await device.replica.drafts.count()).toBe(0)
  expect(await discardEntry(device, key)).toBe('discarded')
  expect(await outboxEntries(device)).toEqual([])
})

test('a command that was applied before the app was updated counts as sent', async () => {
  const { device, key, readStatuses } = await setUpTried('drop-response')
  // The next build sends the same command in another form.
  await device.replica.outbox
    .where({ key })
    .modify((entry) => void (entry.input = { ...entry.input, description: 'Migrated.' }))
  await syncOnce(device)
  expect(await outboxEntries(device)).toEqual([])
  expect(await readStatuses()).toEqual(['pending'])
  expect(await shownProposals(device)).toMatchObject([{ status: 'pending' }])
})
