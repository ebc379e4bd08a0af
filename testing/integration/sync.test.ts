// @vitest-environment node
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { applyForTask } from '#pwa/features/proposals/queueable.ts'
import { createTask } from '#pwa/features/tasks/post/queueable.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import type { Session } from '#pwa/session/session.tsx'
import { pull } from '#pwa/sync/pull.ts'
import { push } from '#pwa/sync/push.ts'
import { awardTask, listApplicants, listProposals } from '#schema/contract/proposals.ts'
import { listPostedTasks } from '#schema/contract/task-reads.ts'
import { deleteTask } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { BAD_GATEWAY, faultName, type Effect, type Fault } from '#testing/faults/fault.ts'
import { deleteDevice, restartDevice } from '#testing/pwa/device.ts'
import {
  countRows,
  crashAfterWrites,
  createDeviceFor,
  createTasker,
  FIXED_RANDOM,
  outboxEntries,
  postTask,
  proposalInput,
  setUp,
  shownProposals,
  syncOnce,
  TASK_FIELDS,
} from './client-server.ts'

describe('a device whose network comes and goes', () => {
  test('a proposal made offline is shown at once and sent once when there is a network', async () => {
    const { server, client, device, network, task } = await setUp()
    network.inject('drop-request', 'drop-request')
    const proposal = proposalInput(task._id)
    await enqueue(device, applyForTask, proposal)
    expect(await syncOnce(device)).toBe('noResponse')
    expect(await shownProposals(device)).toMatchObject([
      { _id: proposal._id, price: naira(12_000), delivery: { state: 'queued' } },
    ])

    expect(await syncOnce(device)).toBe('done')
    expect(await syncOnce(device)).toBe('done')
    expect(await countRows(server, 'proposals')).toBe(1)
    expect(await shownProposals(device)).toMatchObject([
      { _id: proposal._id, delivery: { state: 'sent' } },
    ])
    expect(await outboxEntries(device)).toEqual([])
    const { body } = await client.send(listApplicants, { id: task._id })
    expect(body.applicants).toMatchObject([{ _id: proposal._id, price: 12_000 }])
  })

  const faults: Fault[] = [
    { effect: 'drop-request' },
    { effect: 'drop-response' },
    { effect: 'duplicate' },
    { effect: 'html' },
    BAD_GATEWAY,
  ]
  const namedFaults = faults.map((fault) => [faultName(fault), fault] as const)
  test.each(namedFaults)(
    '“%s” at the first attempt gives exactly one proposal',
    async (_, fault) => {
      const { server, device, network, task } = await setUp()
      await enqueue(device, applyForTask, proposalInput(task._id))
      network.inject(fault)
      await push(device, FIXED_RANDOM)
      await syncOnce(device)
      await syncOnce(device)
      expect(await countRows(server, 'proposals')).toBe(1)
      expect(await outboxEntries(device)).toEqual([])
      const applications = network.requests.filter(({ path }) => path.includes('apply'))
      expect(new Set(applications.map(({ key }) => key)).size).toBe(1)
    },
  )

  test('a captive portal that answers 200 with a page acknowledges nothing', async () => {
    const { server, device, network, task } = await setUp()
    await enqueue(device, applyForTask, proposalInput(task._id))
    network.inject('html', 'html', 'html')
    await syncOnce(device)
    expect(await countRows(server, 'proposals')).toBe(0)
    expect(await outboxEntries(device)).toMatchObject([{ state: 'queued', attempts: 1 }])
  })

  test('an acknowledged proposal is shown until a pull has brought it', async () => {
    const { device, network, task } = await setUp()
    await enqueue(device, applyForTask, proposalInput(task._id))
    await push(device, FIXED_RANDOM)
    expect(await outboxEntries(device)).toMatchObject([
      { state: 'sent', ackSeq: expect.any(Number) },
    ])
    expect(await shownProposals(device)).toMatchObject([{ delivery: { state: 'sent' } }])
    network.inject('drop-request')
    await pull(device).catch(() => {})
    expect(await shownProposals(device)).toHaveLength(1)
    await pull(device)
    expect(await shownProposals(device)).toHaveLength(1)
    expect(await outboxEntries(device)).toEqual([])
  })

  test('a device that was killed while sending sends again under the same key', async () => {
    const { server, device, network, task } = await setUp()
    await enqueue(device, applyForTask, proposalInput(task._id))
    network.inject('drop-response')
    await push(device, FIXED_RANDOM)
    await device.replica.outbox.toCollection().modify({ state: 'sending' })

    const restarted = restartDevice(device)
    expect(await shownProposals(restarted)).toMatchObject([{ delivery: { state: 'sending' } }])
    await syncOnce(restarted)
    expect(await countRows(server, 'proposals')).toBe(1)
    expect(await outboxEntries(restarted)).toEqual([])
  })
})

test('a loss of power between any two writes loses nothing and duplicates nothing', async () => {
  const { server, tasker, device: unused } = await setUp()
  unused.replica.close()
  let isCompleted = false
  for (let writes = 1; !isCompleted; writes++) {
    const client = await server.createUser('client')
    const task = await postTask(client, { title: `Tap ${writes}` })
    const { device } = createDeviceFor(server, tasker)
    await pull(device)
    const before = await countRows(server, 'proposals')
    const crashing = crashAfterWrites(device, writes)
    const key = await enqueue(crashing, applyForTask, proposalInput(task._id)).catch(() => null)
    await syncOnce(crashing).catch(() => {})
    isCompleted = !crashing.isOff()
    const restarted = restartDevice(device)
    const stored = await outboxEntries(restarted)
    await syncOnce(restarted)
    await syncOnce(restarted)
    const created = (await countRows(server, 'proposals')) - before
    const wasQueued = key !== null || stored.length > 0
    expect(created, `power lost at write ${writes}`).toBe(wasQueued ? 1 : 0)
    expect(await outboxEntries(restarted), `power lost at write ${writes}`).toEqual([])
    if (isCompleted) expect(writes).toBeGreaterThan(5)
    await client.send(deleteTask, { id: task._id })
    device.replica.close()
    await deleteDevice(restarted)
  }
})

describe('several devices and several entries', () => {
  test('two devices of one user show the same after a sync', async () => {
    const { server, client, tasker, device, task } = await setUp()
    const { device: second } = createDeviceFor(server, tasker, { databaseSuffix: 'second' })
    await pull(second)
    const otherTask = await postTask(client, { title: 'Another tap' })
    await enqueue(device, applyForTask, proposalInput(task._id))
    await enqueue(second, applyForTask, proposalInput(task._id))
    await enqueue(second, applyForTask, proposalInput(otherTask._id))
    // Neither device knows what the other has not sent.
    expect(await outboxEntries(device)).toHaveLength(1)
    expect(await outboxEntries(second)).toHaveLength(2)
    expect(await shownProposals(device)).toHaveLength(1)
    expect(await shownProposals(second)).toHaveLength(2)

    await syncOnce(device)
    await syncOnce(second)
    await syncOnce(device)
    const shownIds = async (each: Session) =>
      (await shownProposals(each)).map(({ _id }) => _id).toSorted()
    expect(await shownIds(device)).toEqual(await shownIds(second))
    expect(await shownIds(device)).toHaveLength(2)
    expect(await outboxEntries(device)).toEqual([])
    expect(await outboxEntries(second)).toMatchObject([
      { state: 'failed', error: { code: 'already_applied', isConflict: true } },
    ])
    expect(await countRows(server, 'proposals')).toBe(2)
    expect(second.replica.name).not.toBe(device.replica.name)
    await deleteDevice(device)
    expect(await shownIds(second)).toHaveLength(2)
  })

  test('a proposal whose response is lost until its idempotency record is purged is created once', async () => {
    const { server, device, network, task } = await setUp()
    await enqueue(device, applyForTask, proposalInput(task._id))
    network.inject('drop-response')
    await syncOnce(device)
    await server.runSql('DELETE FROM idempotency_keys')
    await syncOnce(device)
    expect(await outboxEntries(device)).toEqual([])
    expect(await shownProposals(device)).toMatchObject([{ delivery: { state: 'sent' } }])
    expect(await countRows(server, 'proposals')).toBe(1)
  })

  test('a task with a picture is queued with its bytes and posted once', async () => {
    const { server, client } = await setUp()
    const { device, network } = createDeviceFor(server, client)
    await pull(device)
    const taskImage = new File([await createPng()], 'tap.png', { type: 'image/png' })
    const _id = newId('task')
    await enqueue(device, createTask, { ...TASK_FIELDS, _id, taskImage })
    expect(await device.replica.files.count()).toBe(1)
    network.inject('drop-response', 'drop-request')
    await syncOnce(device)
    const restarted = restartDevice(device)
    await syncOnce(restarted)
    const { body } = await client.send(listPostedTasks, {})
    expect(body.tasks.filter((task) => task._id === _id)).toMatchObject([
      { taskImage: expect.stringContaining('/api/files/') },
    ])
    expect(await restarted.replica.files.count()).toBe(0)
  })

  test('an award removes the task from the feeds of other taskers and adds it to those of the assignee', async () => {
    const { server, client, tasker, device, task } = await setUp()
    const { device: otherDevice } = await createTasker(server)
    await pull(otherDevice)
    expect(await otherDevice.replica.feed.count()).toBe(1)
    await enqueue(device, applyForTask, proposalInput(task._id))
    await syncOnce(device)
    await client.send(awardTask, { taskId: task._id, taskerId: tasker.id })
    await pull(otherDevice)
    await pull(device)
    expect(await otherDevice.replica.feed.count()).toBe(0)
    expect(await device.replica.feed.count()).toBe(0)
    expect(await device.replica.tasks.get(task._id)).toMatchObject({ status: 'in-progress' })
    expect((await tasker.send(listProposals, {})).body.tasks).toMatchObject([
      { status: 'accepted' },
    ])
  })

  test('eight proposals over a faulty network are each sent once', async () => {
    const { server, client, device, network } = await setUp()
    const tasks = []
    for (let index = 0; index < 8; index++)
      tasks.push(await postTask(client, { title: `Tap ${index}` }))
    for (const { _id } of tasks) await enqueue(device, applyForTask, proposalInput(_id))
    const faults: (Fault | Effect)[] = [
      'drop-request',
      'drop-response',
      'duplicate',
      BAD_GATEWAY,
      'drop-request',
      'drop-response',
      'html',
    ]
    network.inject(...faults, ...faults)
    for (let round = 0; round < 12; round++) await syncOnce(device)
    expect(await outboxEntries(device)).toEqual([])
    expect(await countRows(server, 'proposals')).toBe(tasks.length)
    expect(await shownProposals(device)).toHaveLength(tasks.length)
    expect(network.requests.filter(({ status }) => status >= 500)).toEqual([])
  })
})

async function createPng(): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a6' } })
  return new Uint8Array(await image.png().toBuffer())
}
