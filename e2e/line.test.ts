// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { awardTask, listApplicants, listProposals } from '#schema/contract/proposals.ts'
import { deleteTask, listPostedTasks } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { applyForTask } from '#pwa/features/proposals/writes.ts'
import { createTask } from '#pwa/features/tasks/writes.ts'
import { say } from '#pwa/replica/outbox.ts'
import { pull } from '#pwa/sync/pull.ts'
import { push } from '#pwa/sync/push.ts'
import { forgetPhone, restarted } from '#pwa/test/phone.ts'
import {
  calm,
  count,
  cutAfter,
  entries,
  offerOn,
  phoneOf,
  plumber,
  post,
  proposalsShown,
  scene,
  todo,
  turn,
  type Weather,
} from './line.ts'

describe('a phone and the worker, with a signal that comes and goes (SYNC 1)', () => {
  test('a proposal written without a signal is shown at once, and sent once when there is one', async () => {
    const { world, client, phone, signal, task } = await scene()
    signal.expect('none', 'none')
    const offer = offerOn(task._id)
    await say(phone, applyForTask, offer)
    expect(await turn(phone)).toBe('silence')
    expect(await proposalsShown(phone)).toMatchObject([
      { _id: offer._id, price: 12_000, delivery: { state: 'saved' } },
    ])

    expect(await turn(phone)).toBe('settled')
    expect(await turn(phone)).toBe('settled')
    expect(await count(world, 'proposals')).toBe(1)
    expect(await proposalsShown(phone)).toMatchObject([
      { _id: offer._id, delivery: { state: 'sent' } },
    ])
    expect(await entries(phone)).toEqual([])
    const { body } = await client.send(listApplicants, { id: task._id })
    expect(body.applicants).toMatchObject([{ _id: offer._id, price: 12_000 }])
  })

  const foul: Weather[] = ['none', 'answer lost', 'twice', 'portal', 'unwell']
  test.each(foul)(
    'R51: %s at the first try makes one proposal, not none and not two',
    async (weather) => {
      const { world, phone, signal, task } = await scene()
      await say(phone, applyForTask, offerOn(task._id))
      signal.expect(weather)
      await push(phone, calm)
      await turn(phone)
      await turn(phone)
      expect(await count(world, 'proposals')).toBe(1)
      expect(await entries(phone)).toEqual([])
      const keys = signal.heard.filter(({ path }) => path.includes('apply')).map(({ key }) => key)
      expect(new Set(keys).size).toBe(1)
    },
  )

  test('F17: a captive portal that answers 200 with a page is never taken for Onise', async () => {
    const { world, phone, signal, task } = await scene()
    await say(phone, applyForTask, offerOn(task._id))
    signal.expect('portal', 'portal', 'portal')
    await turn(phone)
    expect(await count(world, 'proposals')).toBe(0)
    expect(await entries(phone)).toMatchObject([{ state: 'queued', attempts: 1 }])
  })

  test('an acknowledged proposal stays in sight until a pull has brought it', async () => {
    const { phone, signal, task } = await scene()
    await say(phone, applyForTask, offerOn(task._id))
    await push(phone, calm)
    expect(await entries(phone)).toMatchObject([{ state: 'acked', ackSeq: expect.any(Number) }])
    expect(await proposalsShown(phone)).toMatchObject([{ delivery: { state: 'sent' } }])
    signal.expect('none')
    await pull(phone).catch(() => {})
    expect(await proposalsShown(phone)).toHaveLength(1)
    await pull(phone)
    expect(await proposalsShown(phone)).toHaveLength(1)
    expect(await entries(phone)).toEqual([])
  })

  test('a phone that was killed while sending says it again under the same key', async () => {
    const { world, phone, signal, task } = await scene()
    await say(phone, applyForTask, offerOn(task._id))
    signal.expect('answer lost')
    await push(phone, calm)
    await phone.replica.outbox.toCollection().modify({ state: 'sending' })

    const again = restarted(phone)
    expect(await proposalsShown(again)).toMatchObject([{ delivery: { state: 'saved' } }])
    await turn(again)
    expect(await count(world, 'proposals')).toBe(1)
    expect(await entries(again)).toEqual([])
  })
})

test('a battery that dies between any two steps loses nothing and doubles nothing', async () => {
  const { world, tasker, phone: idle } = await scene()
  idle.replica.close()
  let completed = false
  for (let step = 1; !completed; step++) {
    const client = await world.person('client')
    const task = await post(client, { title: `Tap ${step}` })
    const { phone } = phoneOf(world, tasker)
    await pull(phone)
    const before = await count(world, 'proposals')
    const offer = offerOn(task._id)
    const doomed = cutAfter(phone, step)
    const said = await say(doomed, applyForTask, offer).catch(() => null)
    await turn(doomed).catch(() => {})
    completed = !doomed.isOff()
    const again = restarted(phone)
    const kept = await entries(again)
    await turn(again)
    await turn(again)
    const made = (await count(world, 'proposals')) - before
    // Either it was never said, and nothing of it is left; or it was, and it is there exactly once.
    expect(made, `cut at write ${step}`).toBe(said === null && kept.length === 0 ? 0 : 1)
    expect(await entries(again), `cut at write ${step}`).toEqual([])
    if (completed) expect(step).toBeGreaterThan(5)
    await client.send(deleteTask, { id: task._id })
    phone.replica.close()
    await forgetPhone(again)
  }
})

describe('several phones, several things', () => {
  test('two phones of one person, each with a memory of its own, come to show the same', async () => {
    const { world, client, tasker, phone, task } = await scene()
    const { phone: second } = phoneOf(world, tasker, 'second')
    await pull(second)
    const other = await post(client, { title: 'Another tap' })
    await say(phone, applyForTask, offerOn(task._id))
    await say(second, applyForTask, offerOn(task._id))
    await say(second, applyForTask, offerOn(other._id))
    // What is unsent on one is unknown to the other.
    expect([await entries(phone), await entries(second)].map(({ length }) => length)).toEqual([
      1, 2,
    ])
    expect(await proposalsShown(phone)).toHaveLength(1)
    expect(await proposalsShown(second)).toHaveLength(2)

    await turn(phone)
    await turn(second)
    await turn(phone)
    const shown = async (one: typeof phone) =>
      (await proposalsShown(one)).map(({ _id }) => _id).toSorted()
    expect(await shown(phone)).toEqual(await shown(second))
    expect(await shown(phone)).toHaveLength(2)
    expect(await entries(phone)).toEqual([])
    expect(await entries(second)).toMatchObject([
      { state: 'conflict', refusal: { code: 'already_applied' } },
    ])
    expect(await count(world, 'proposals')).toBe(2)
    expect(second.replica.name).not.toBe(phone.replica.name)
    await forgetPhone(phone)
    expect(await shown(second)).toHaveLength(2)
  })

  test('a proposal whose answer was lost for so long that its receipt is forgotten ends as sent, once', async () => {
    const { world, phone, signal, task } = await scene()
    await say(phone, applyForTask, offerOn(task._id))
    signal.expect('answer lost')
    await turn(phone)
    await world.rows('DELETE FROM receipts')
    await turn(phone)
    expect(await entries(phone)).toEqual([])
    expect(await proposalsShown(phone)).toMatchObject([{ delivery: { state: 'sent' } }])
    expect(await count(world, 'proposals')).toBe(1)
  })

  test('a todo with a picture waits with its bytes and is posted once', async () => {
    const { world, client } = await scene()
    const { phone, signal } = phoneOf(world, client)
    await pull(phone)
    const picture = new File([await onePixel()], 'tap.png', { type: 'image/png' })
    const _id = newId('task')
    await say(phone, createTask, { ...todo, _id, taskImage: picture })
    expect(await phone.replica.files.count()).toBe(1)
    signal.expect('answer lost', 'none')
    await turn(phone)
    const again = restarted(phone)
    await turn(again)
    const { body } = await client.send(listPostedTasks, {})
    expect(body.tasks.filter((task) => task._id === _id)).toMatchObject([
      { taskImage: expect.stringContaining('/api/files/') },
    ])
    expect(await again.replica.files.count()).toBe(0)
  })

  test('R12: an award takes the todo from every other tasker’s phone, and gives it to the winner’s', async () => {
    const { world, client, tasker, phone, task } = await scene()
    const rival = await plumber(world)
    await pull(rival.phone)
    expect(await rival.phone.replica.feed.count()).toBe(1)
    await say(phone, applyForTask, offerOn(task._id))
    await turn(phone)
    await client.send(awardTask, { taskId: task._id, taskerId: tasker.id })
    await pull(rival.phone)
    await pull(phone)
    expect(await rival.phone.replica.feed.count()).toBe(0)
    expect(await phone.replica.feed.count()).toBe(0)
    expect(await phone.replica.tasks.get(task._id)).toMatchObject({ status: 'in-progress' })
    expect((await tasker.send(listProposals, {})).body.tasks).toMatchObject([
      { status: 'accepted' },
    ])
  })

  test('many things said in bad weather are each sent once', async () => {
    const { world, client, phone, signal } = await scene()
    const tasks = []
    for (let each = 0; each < 8; each++) tasks.push(await post(client, { title: `Tap ${each}` }))
    for (const { _id } of tasks) await say(phone, applyForTask, offerOn(_id))
    const storm: Weather[] = [
      'none',
      'answer lost',
      'twice',
      'unwell',
      'none',
      'answer lost',
      'portal',
    ]
    signal.expect(...storm, ...storm)
    for (let turns = 0; turns < 12; turns++) await turn(phone)
    expect(await entries(phone)).toEqual([])
    expect(await count(world, 'proposals')).toBe(tasks.length)
    expect(await proposalsShown(phone)).toHaveLength(tasks.length)
    expect(signal.heard.filter(({ status }) => status >= 500)).toEqual([])
  })
})

/** A picture of one point, drawn by hand. */
async function onePixel(): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp')
  const drawn = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a6' } })
    .png()
    .toBuffer()
  return new Uint8Array(drawn)
}
