// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { applyForTask as applyCall, awardTask } from '#schema/contract/proposals.ts'
import { findTask } from '#schema/contract/tasks.ts'
import { findUpload } from '#schema/contract/uploads.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { PART_SIZE, UPLOAD_MS } from '#schema/domain/limits.ts'
import { applyForTask } from '#pwa/features/proposals/writes.ts'
import { submitWork } from '#pwa/features/tasks/work-writes.ts'
import { readDraft } from '#pwa/replica/drafts.ts'
import { discard, say, stopSending } from '#pwa/replica/outbox.ts'
import { unsentOn } from '#pwa/replica/unsent.ts'
import type { Session } from '#pwa/session/session.tsx'
import { pull } from '#pwa/sync/pull.ts'
import { push } from '#pwa/sync/push.ts'
import { restarted } from '#pwa/test/phone.ts'
import { calm, entries, offerOn, post, scene, turn } from './line.ts'

const PARTS = 7
/** A PDF of seven parts, the last one short. */
function pdf(): File {
  const bytes = new Uint8Array((PARTS - 1) * PART_SIZE + 1234).map((_, place) => place % 251)
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'))
  return new File([bytes], 'work.pdf', { type: 'application/pdf' })
}

/** A tasker whose phone knows of a job of theirs. */
async function atWork() {
  const { world, client, tasker, phone, signal, task } = await scene()
  await tasker.send(applyCall, { ...offerOn(task._id), price: 9000 })
  await client.send(awardTask, { taskId: task._id, taskerId: tasker.id })
  await pull(phone)
  const handIn = () =>
    say(phone, submitWork, { id: task._id, submissionNotes: 'Done.', submissionFile: pdf() })
  const calls = (method: RegExp) => signal.heard.filter(({ path }) => method.test(path))
  const partsSent = () => calls(/uploads\/./).length
  const handedIn = async () =>
    (await client.send(findTask, { id: task._id })).body.submissions.map(
      ({ submissionFileType }) => submissionFileType,
    )
  return { world, client, tasker, phone, signal, task, handIn, partsSent, handedIn }
}

/** Turn after turn, as the runner takes them, until nothing goes out any more. */
async function untilSent(phone: Session, turns = 12) {
  for (let left = turns; left > 0 && (await entries(phone)).length > 0; left--) await turn(phone)
}

describe('a file above 1 MB (SYNC 1, uploads)', () => {
  test('goes in parts of 256 kB, tells how far it is, and is handed in once', async () => {
    const { phone, handIn, partsSent, handedIn } = await atWork()
    await handIn()
    await turn(phone)
    expect(partsSent()).toBe(4)
    expect(phone.kicks.length).toBeGreaterThan(1)
    expect(await unsentOn(phone)).toMatchObject([
      { state: 'sending', canStop: true, upload: { sent: 4 * PART_SIZE, size: pdf().size } },
    ])
    await untilSent(phone)
    expect(partsSent()).toBe(PARTS)
    expect(await handedIn()).toEqual(['application/pdf'])
    expect(await phone.replica.files.count()).toBe(0)
  })

  test('killed anywhere on the way, it sends no part that is there already', async () => {
    const { phone, signal, handIn, partsSent, handedIn } = await atWork()
    await handIn()
    // The opening, two parts, and a third of which only the answer was lost.
    signal.expect('clear', 'clear', 'clear', 'answer lost')
    expect(await push(phone, calm)).toBe('silence')
    expect(partsSent()).toBe(3)
    const { upload } = (await entries(phone))[0] ?? {}
    const again = restarted(phone)
    await untilSent(again)
    expect(partsSent()).toBe(PARTS)
    expect(upload?.sent).toBe(2 * PART_SIZE)
    expect(await handedIn()).toEqual(['application/pdf'])
  })

  test('in any weather it is handed in exactly once', async () => {
    const { phone, signal, handIn, handedIn } = await atWork()
    await handIn()
    signal.expect('none', 'clear', 'unwell', 'twice', 'portal', 'clear', 'answer lost', 'twice')
    signal.expect('none', 'clear', 'answer lost', 'twice', 'unwell', 'answer lost', 'twice')
    let phoneNow: Session = phone
    for (let turns = 0; turns < 30 && (await entries(phoneNow)).length > 0; turns++) {
      await turn(phoneNow)
      if (turns % 4 === 3) phoneNow = restarted(phoneNow)
    }
    expect(await entries(phoneNow)).toEqual([])
    expect(await handedIn()).toEqual(['application/pdf'])
  })

  test('keeps nothing else waiting: what is said meanwhile goes between its parts', async () => {
    const { client, phone, signal, handIn, handedIn } = await atWork()
    const other = await post(client, { title: 'Lay a pipe' })
    await handIn()
    const waiting = push(phone, calm)
    await expect.poll(() => signal.heard.at(-1)?.path).toMatch(/uploads\/./)
    await say(phone, applyForTask, offerOn(other._id))
    await waiting
    await pull(phone)
    const paths = signal.heard.map(({ path }) => path.replace(/.*\//, ''))
    expect(paths).toContain(other._id)
    expect(signal.heard.filter(({ path }) => /uploads\/./.test(path)).length).toBeLessThan(PARTS)
    await untilSent(phone)
    expect(await handedIn()).toEqual(['application/pdf'])
  })
})

describe('a file that is called off', () => {
  test('stops, keeps what was written in its form, and is nowhere handed in', async () => {
    const { tasker, phone, task, handIn, handedIn } = await atWork()
    const key = await handIn()
    await push(phone, calm)
    const { upload } = (await entries(phone))[0] ?? {}
    expect(await stopSending(phone, key)).toBe(true)
    await untilSent(phone, 3)
    expect(await unsentOn(phone)).toMatchObject([{ state: 'refused', isStopped: true }])
    expect(await readDraft(phone.replica, `submit:${task._id}`)).toMatchObject({
      notes: 'Done.',
      file: { size: pdf().size },
    })
    expect(await handedIn()).toEqual([])
    expect((await tasker.send(findUpload, { id: upload?.id ?? newId('upload') })).status).toBe(200)
  })

  test('in the middle of a part: what is in the air is given up, and the server forgets the rest', async () => {
    const { world, phone, signal, handIn } = await atWork()
    const key = await handIn()
    const waiting = push(phone, calm)
    await expect.poll(() => signal.heard.at(-1)?.path).toMatch(/uploads\/./)
    expect(await discard(phone, key)).toBe(true)
    await waiting
    expect(await entries(phone)).toEqual([])
    await expect.poll(() => world.rows('SELECT id FROM uploads')).toEqual([])
  })
})

describe('what the server no longer has', () => {
  const sendSome = async () => {
    const all = await atWork()
    await all.handIn()
    await push(all.phone, calm)
    return all
  }

  test('after a week it is sent from the beginning, under another name', async () => {
    const { world, phone, handedIn, partsSent } = await sendSome()
    const [first] = await entries(phone)
    world.wait(UPLOAD_MS + 1)
    await turn(phone)
    await turn(phone)
    expect((await entries(phone))[0]?.upload?.id).not.toBe(first?.upload?.id)
    await untilSent(phone)
    expect(partsSent()).toBe(4 + 1 + PARTS)
    expect(await handedIn()).toEqual(['application/pdf'])
  })

  test('a job that is over meanwhile is refused in words, and file and notes are a draft again', async () => {
    const { world, phone, task } = await sendSome()
    await world.rows(`UPDATE tasks SET status = 'cancelled' WHERE id = '${task._id}'`)
    await untilSent(phone, 4)
    expect(await unsentOn(phone)).toMatchObject([
      { state: 'refused', code: 'task_not_in_progress', upload: null },
    ])
    const draft = await readDraft(phone.replica, `submit:${task._id as TaskId}`)
    expect(draft).toMatchObject({ notes: 'Done.', file: { size: pdf().size } })
  })
})
