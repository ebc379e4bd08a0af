// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { login } from '#schema/contract/accounts.ts'
import { applyForTask as applyCall, listApplicants } from '#schema/contract/proposals.ts'
import { newId } from '#schema/domain/ids.ts'
import { callVia } from '#pwa/api/call.ts'
import { applyForTask } from '#pwa/features/proposals/writes.ts'
import { readDraft } from '#pwa/replica/drafts.ts'
import { discard, reopen, revise, say } from '#pwa/replica/outbox.ts'
import { push } from '#pwa/sync/push.ts'
import { HOME, newPhone } from '#pwa/test/phone.ts'
import {
  calm,
  count,
  entries,
  newSignal,
  offerOn,
  post,
  proposalsShown,
  scene,
  turn,
} from './line.ts'

describe('a no (SYNC 1, failure classes)', () => {
  test('R14: a refused proposal leaves the list, says why, and is a draft again; another lane goes on', async () => {
    const { world, client, tasker, phone, task } = await scene()
    const other = await post(client, { title: 'Lay a pipe' })
    await tasker.send(applyCall, { ...offerOn(task._id), price: 9000 })
    const offer = offerOn(task._id)
    const key = await say(phone, applyForTask, offer)
    await say(phone, applyForTask, offerOn(other._id))
    await turn(phone)

    expect(await entries(phone)).toMatchObject([
      {
        key,
        state: 'conflict',
        refusal: { code: 'already_applied', requestId: expect.any(String) },
      },
    ])
    const shown = await proposalsShown(phone)
    expect(shown.map(({ task: on }) => on).toSorted()).toEqual([other._id, task._id].toSorted())
    expect(shown.some(({ _id }) => _id === offer._id)).toBe(false)
    expect(await readDraft(phone.replica, `apply:${task._id}`)).toMatchObject({
      price: '12,000',
      description: offer.description,
    })
    expect(await reopen(phone, key)).toBe(`/apply-task/${task._id}`)
    expect(await discard(phone, key)).toBe(true)
    expect(await entries(phone)).toEqual([])
    expect(await count(world, 'proposals')).toBe(2)
  })

  test('F18: a session that ends mid-queue pauses everything and loses nothing; only the same person resumes', async () => {
    const { world, tasker, phone, signal, task } = await scene()
    const other = await post(await world.person('client'), { title: 'Lay a pipe' })
    await say(phone, applyForTask, offerOn(task._id))
    await say(phone, applyForTask, offerOn(other._id))
    await world.rows('UPDATE sessions SET revoked_at = 1')
    expect(await turn(phone)).toBe('signedOut')
    expect(await turn(phone)).toBe('signedOut')
    expect(await entries(phone)).toMatchObject([{ state: 'queued' }, { state: 'queued' }])
    expect(await proposalsShown(phone)).toHaveLength(2)

    const stranger = await world.person('tasker')
    const theirs = newPhone({ me: stranger.id, token: stranger.token, transport: signal.transport })
    expect(await turn(theirs)).toBe('settled')
    expect(await count(world, 'proposals')).toBe(0)

    const password = 'a fair password'
    await phone.door.login({ email: tasker.email, password })
    const session = phone.door.session
    if (!session) throw new Error('nobody signed in')
    expect(await turn(session)).toBe('settled')
    expect(await count(world, 'proposals')).toBe(2)
    expect(await entries(session)).toEqual([])
  })

  test('R1: wrong words at the door are told as they are, and open nothing', async () => {
    const { world } = await scene()
    const { transport } = newSignal(world.app)
    const call = callVia(transport, HOME, () => null)
    await expect(call(login, { email: 'no@one.test', password: 'x' })).rejects.toMatchObject({
      code: 'wrong_credentials',
      status: 401,
    })
  })

  test('an app too old to be understood stops, and keeps what it holds', async () => {
    const { phone, signal, task } = await scene()
    await say(phone, applyForTask, offerOn(task._id))
    await phone.replica.know('tooOld', true)
    expect(await turn(phone)).toBe('tooOld')
    expect(signal.heard.some(({ path }) => path.includes('apply'))).toBe(false)
    expect(await entries(phone)).toHaveLength(1)
  })
})

describe('what is still on the phone can still be changed (issue: edit of something queued)', () => {
  test('a queued proposal is revised in place and sent as it stands then', async () => {
    const { client, phone, task } = await scene()
    const offer = offerOn(task._id)
    const key = await say(phone, applyForTask, offer)
    expect(await revise(phone, key, { ...offer, price: '9000' })).toBe('revised')
    await turn(phone)
    const { body } = await client.send(listApplicants, { id: task._id })
    expect(body.applicants).toMatchObject([{ price: 9000 }])
  })

  test('once it was tried it is too late: the server may have heard it', async () => {
    const { phone, signal, task } = await scene()
    const offer = offerOn(task._id)
    const key = await say(phone, applyForTask, offer)
    signal.expect('answer lost')
    await push(phone, calm)
    expect(await revise(phone, key, { ...offer, price: '9000' })).toBe('too_late')
  })

  test('what is said after something else waits for it, and fails with it', async () => {
    const { client, world, phone, task } = await scene()
    const late = offerOn(task._id)
    const parent = await say(phone, applyForTask, offerOn(newId('task')))
    await say(phone, applyForTask, late, { after: parent })
    await turn(phone)
    expect(await entries(phone)).toMatchObject([
      { key: parent, state: 'failed', refusal: { code: 'not_found' } },
      { state: 'failed' },
    ])
    expect(await count(world, 'proposals')).toBe(0)
    expect((await client.send(listApplicants, { id: task._id })).body.applicants).toEqual([])
  })
})
