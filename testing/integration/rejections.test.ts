// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createCall } from '#pwa/api/call.ts'
import { applyForTask } from '#pwa/features/proposals/queueable.ts'
import { readDraft } from '#pwa/outbox/drafts.ts'
import { discardEntry, editEntry, enqueue, replaceInput } from '#pwa/outbox/queue.ts'
import { logIn } from '#pwa/session/log-in.ts'
import { push } from '#pwa/sync/push.ts'
import { login } from '#schema/contract/accounts.ts'
import { applyForTask as applyEndpoint, listApplicants } from '#schema/contract/proposals.ts'
import { newId } from '#schema/domain/ids.ts'
import { createDevice, ORIGIN } from '#testing/pwa/device.ts'
import { TEST_PASSWORD } from '#testing/worker/test-server.ts'
import {
  countRows,
  createNetwork,
  FIXED_RANDOM,
  outboxEntries,
  postTask,
  proposalInput,
  setUp,
  shownProposals,
  syncOnce,
} from './client-server.ts'

describe('rejected commands', () => {
  test('a rejected proposal leaves the list, has a reason and is a draft again; another lane continues', async () => {
    const { server, client, tasker, device, task } = await setUp()
    const otherTask = await postTask(client, { title: 'Lay a pipe' })
    await tasker.send(applyEndpoint, { ...proposalInput(task._id), price: 9000 })
    const proposal = proposalInput(task._id)
    const key = await enqueue(device, applyForTask, proposal)
    await enqueue(device, applyForTask, proposalInput(otherTask._id))
    await syncOnce(device)

    expect(await outboxEntries(device)).toMatchObject([
      {
        key,
        state: 'failed',
        error: { code: 'already_applied', isConflict: true, requestId: expect.any(String) },
      },
    ])
    const shown = await shownProposals(device)
    expect(shown.map((each) => each.task).toSorted()).toEqual([otherTask._id, task._id].toSorted())
    expect(shown.some(({ _id }) => _id === proposal._id)).toBe(false)
    expect(await readDraft(device.replica, `apply:${task._id}`)).toMatchObject({
      price: '12,000',
      description: proposal.description,
    })
    expect(await editEntry(device, key)).toBe(`/apply-task/${task._id}`)
    expect(await discardEntry(device, key)).toBe('discarded')
    expect(await outboxEntries(device)).toEqual([])
    expect(await countRows(server, 'proposals')).toBe(2)
  })

  test('an ended session pauses the outbox until the same user signs in again', async () => {
    const { server, tasker, device, network, task } = await setUp()
    const otherClient = await server.createUser('client')
    const otherTask = await postTask(otherClient, { title: 'Lay a pipe' })
    await enqueue(device, applyForTask, proposalInput(task._id))
    await enqueue(device, applyForTask, proposalInput(otherTask._id))
    await server.runSql('UPDATE sessions SET revoked_at = 1')
    expect(await syncOnce(device)).toBe('signedOut')
    expect(await syncOnce(device)).toBe('signedOut')
    expect(await outboxEntries(device)).toMatchObject([{ state: 'queued' }, { state: 'queued' }])
    expect(await shownProposals(device)).toHaveLength(2)

    const otherTasker = await server.createUser('tasker')
    const otherDevice = createDevice({
      userId: otherTasker.id,
      token: otherTasker.token,
      transport: network.transport,
    })
    expect(await syncOnce(otherDevice)).toBe('done')
    expect(await countRows(server, 'proposals')).toBe(0)

    await logIn(device.auth, { email: tasker.email, password: TEST_PASSWORD })
    const { session } = device.auth
    if (!session) throw new Error('not signed in')
    expect(await syncOnce(session)).toBe('done')
    expect(await countRows(server, 'proposals')).toBe(2)
    expect(await outboxEntries(session)).toEqual([])
  })

  test('wrong credentials are reported with their code', async () => {
    const { server } = await setUp()
    const { transport } = createNetwork(server.app)
    const call = createCall(transport, ORIGIN, () => null)
    await expect(call(login, { email: 'no@one.test', password: 'x' })).rejects.toMatchObject({
      code: 'wrong_credentials',
      status: 401,
    })
  })

  test('an app that is too old sends nothing and its outbox remains', async () => {
    const { device, network, task } = await setUp()
    await enqueue(device, applyForTask, proposalInput(task._id))
    await device.replica.setMeta('tooOld', true)
    expect(await syncOnce(device)).toBe('tooOld')
    expect(network.requests.some(({ path }) => path.includes('apply'))).toBe(false)
    expect(await outboxEntries(device)).toHaveLength(1)
  })
})

describe('changes to queued entries', () => {
  test('a queued proposal is replaced in its position and sent with the new terms', async () => {
    const { client, device, task } = await setUp()
    const proposal = proposalInput(task._id)
    const key = await enqueue(device, applyForTask, proposal)
    expect(await replaceInput(device, key, { ...proposal, price: '9000' })).toBe('replaced')
    await syncOnce(device)
    const { body } = await client.send(listApplicants, { id: task._id })
    expect(body.applicants).toMatchObject([{ price: 9000 }])
  })

  test('an entry that was sent once cannot be replaced: the server may have received it', async () => {
    const { device, network, task } = await setUp()
    const proposal = proposalInput(task._id)
    const key = await enqueue(device, applyForTask, proposal)
    network.inject('drop-response')
    await push(device, FIXED_RANDOM)
    expect(await replaceInput(device, key, { ...proposal, price: '9000' })).toBe('too_late')
  })

  test('a dependent entry waits for its parent and fails with it', async () => {
    const { client, server, device, task } = await setUp()
    const dependent = proposalInput(task._id)
    const parent = await enqueue(device, applyForTask, proposalInput(newId('task')))
    await enqueue(device, applyForTask, dependent, { after: parent })
    await syncOnce(device)
    expect(await outboxEntries(device)).toMatchObject([
      { key: parent, state: 'failed', error: { code: 'not_found' } },
      { state: 'failed' },
    ])
    expect(await countRows(server, 'proposals')).toBe(0)
    expect((await client.send(listApplicants, { id: task._id })).body.applicants).toEqual([])
  })
})
