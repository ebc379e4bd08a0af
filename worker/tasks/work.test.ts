import { beforeEach, describe, expect, it } from 'vitest'
import { approveTask, submitWork } from '#schema/contract/tasks.ts'
import { AUTO_APPROVE_MS } from '#schema/domain/limits.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { newMarket, nobodys, type Market } from '../test/market.ts'
import { blobOf, pictureOf } from '../test/pictures.ts'
import type { Person } from '../test/world.ts'

let market: Market
let client: Person
let tasker: Person
beforeEach(async () => {
  market = await newMarket()
  client = await market.client()
  tasker = await market.tasker()
})
const PDF = new Blob(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'], {
  type: 'application/pdf',
})

describe('R29: submitting work', () => {
  it('moves the task, shows when it will be approved by itself, and tells both phones', async () => {
    const task = await market.underWay(client, tasker)
    const told = await market.told(async () => {
      const { status, body } = await tasker.send(submitWork, {
        id: task._id,
        submissionNotes: 'Hung and level.',
      })
      expect([status, body.message]).toEqual([200, TEXTS.workSubmitted])
      expect(body.task).toMatchObject({
        status: 'submitted',
        taskStatus: 'Submitted',
        submissionNotes: 'Hung and level.',
        submittedAt: new Date(market.now()).toISOString(),
        autoApproveAt: new Date(market.now() + AUTO_APPROVE_MS).toISOString(),
      })
    })
    expect(told).toEqual(
      [`u:${client.id} task put ${task._id}`, `u:${tasker.id} task put ${task._id}`].toSorted(),
    )
  })

  it('keeps every version for both, shows the latest, and starts the clock again', async () => {
    const task = await market.underWay(client, tasker)
    await market.submit(tasker, task, 'First try.')
    market.wait(60_000)
    await market.submit(tasker, task, 'Second try.')
    const { task: shown, submissions } = await market.find(client, task)
    expect(shown.submissionNotes).toBe('Second try.')
    expect(Date.parse(shown.submittedAt ?? '')).toBe(market.now())
    expect(submissions.map(({ version, submissionNotes }) => [version, submissionNotes])).toEqual([
      [2, 'Second try.'],
      [1, 'First try.'],
    ])
  })

  it('makes no new version of the same key, and one each of two at once', async () => {
    const task = await market.underWay(client, tasker)
    const work = { id: task._id, submissionNotes: 'Done.' }
    await tasker.send(submitWork, work, 'one')
    await tasker.send(submitWork, work, 'one')
    expect((await market.find(client, task)).submissions).toHaveLength(1)
    const both = await Promise.all([1, 2].map(() => market.send(tasker.token, submitWork, work)))
    const kept = both.filter(({ status }) => status === 200).length
    expect(both.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect((await market.find(client, task)).submissions).toHaveLength(1 + kept)
  })

  it.each([
    ['a picture', async () => blobOf(await pictureOf('png'), 'image/png'), 'image/png'],
    ['a PDF', async () => PDF, 'application/pdf'],
  ])('keeps %s privately: only a link made for one of the two opens it', async (_, make, type) => {
    const task = await market.underWay(client, tasker)
    const submissionFile = await make()
    const work = { id: task._id, submissionNotes: 'See the file.', submissionFile }
    expect((await tasker.send(submitWork, work)).status).toBe(200)
    const { submissions } = await market.find(client, task)
    expect(submissions[0]?.submissionFileType).toBe(type)
    const link = submissions[0]?.submissionFile ?? ''
    expect(link).toContain(client.id)
    const open = (path: string) => market.app.request(`http://onise.test${path}`)
    const opened = await open(link)
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, type])
    await opened.arrayBuffer()
    expect((await open(link.replace(client.id, tasker.id))).status).toBe(403)
  })

  it('refuses a file that is neither picture nor PDF, and keeps nothing', async () => {
    const task = await market.underWay(client, tasker)
    const submissionFile = new Blob(['<html>'], { type: 'image/png' })
    const work = { id: task._id, submissionNotes: 'x', submissionFile }
    expect((await tasker.send(submitWork, work)).status).toBe(415)
    expect((await market.find(tasker, task)).task.status).toBe('in-progress')
  })

  it('is for the assigned tasker alone; 401 signed out, 400 without notes (R52)', async () => {
    const other = await market.tasker()
    const task = await market.underWay(client, tasker)
    const work = { id: task._id, submissionNotes: 'Done.' }
    expect((await other.send(submitWork, work)).status).toBe(404)
    expect((await client.send(submitWork, work)).status).toBe(404)
    expect((await tasker.send(submitWork, { ...work, id: nobodys('task') })).status).toBe(404)
    expect((await market.send(null, submitWork, work)).status).toBe(401)
    expect((await tasker.send(submitWork, { ...work, submissionNotes: ' ' })).status).toBe(400)
    expect(
      (await tasker.send(submitWork, { ...work, submissionNotes: 'x'.repeat(5001) })).status,
    ).toBe(400)
  })

  it('refuses what is completed', async () => {
    const task = await market.underWay(client, tasker)
    await market.submit(tasker, task)
    await market.approve(client, task)
    const { status, body } = await tasker.send(submitWork, {
      id: task._id,
      submissionNotes: 'More.',
    })
    expect([status, body.code]).toEqual([409, 'task_not_in_progress'])
  })

  it('stays the tasker’s right after a type switch (R5)', async () => {
    const task = await market.underWay(client, tasker)
    await market.rows("UPDATE users SET user_type = 'client' WHERE id = ?", tasker.id)
    await market.submit(tasker, task)
  })
})

describe('R27: approving', () => {
  it('pays the tasker what was held, completes the todo and tells both', async () => {
    const task = await market.underWay(client, tasker)
    await market.submit(tasker, task)
    const [hold] = await market.rows("SELECT id FROM ledger_journals WHERE type = 'award'")
    const told = await market.told(async () => {
      const body = await market.approve(client, task)
      expect(body.message).toBe(TEXTS.workApproved)
      expect(body.task).toMatchObject({ status: 'completed', autoApproveAt: null })
    })
    const [paid] = await market.rows("SELECT id FROM ledger_journals WHERE type = 'release'")
    expect(told).toEqual(
      [
        `u:${client.id} me put ${client.id}`,
        `u:${client.id} task put ${task._id}`,
        `u:${client.id} trx put ${hold?.['id']}`,
        `u:${tasker.id} me put ${tasker.id}`,
        `u:${tasker.id} task put ${task._id}`,
        `u:${tasker.id} trx put ${paid?.['id']}`,
      ].toSorted(),
    )
    expect(await market.available(tasker)).toBe(18_000_00)
    expect(await market.held(task)).toBe(0)
  })

  it('answers “Already approved” the second time, and pays once', async () => {
    const task = await market.underWay(client, tasker)
    await market.submit(tasker, task)
    await market.approve(client, task)
    const again = await market.approve(client, task)
    expect(again.message).toBe('Already approved')
    expect(await market.available(tasker)).toBe(18_000_00)
  })

  it('R27: 20 parallel approvals pay once', async () => {
    const task = await market.underWay(client, tasker)
    await market.submit(tasker, task)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => market.send(client.token, approveTask, { id: task._id })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const messages = answers.map(({ body }) => body.message)
    expect(messages.filter((words) => words === TEXTS.workApproved)).toHaveLength(1)
    expect(messages.filter((words) => words === TEXTS.alreadyApproved)).toHaveLength(19)
    expect(await market.available(tasker)).toBe(18_000_00)
    await market.lawful()
  })

  it('refuses before work was submitted: 409 in R27’s words', async () => {
    const task = await market.underWay(client, tasker)
    const { status, body } = await client.send(approveTask, { id: task._id })
    expect([status, body.error]).toEqual([409, 'No work has been submitted yet'])
    const open = await market.post(client)
    expect((await client.send(approveTask, { id: open._id })).body.code).toBe('not_submitted')
  })

  it('is the owner’s alone, also after a type switch (R5, R52)', async () => {
    const task = await market.underWay(client, tasker)
    await market.submit(tasker, task)
    const other = await market.client()
    for (const person of [other, tasker]) {
      expect((await person.send(approveTask, { id: task._id })).status).toBe(404)
    }
    expect((await client.send(approveTask, { id: nobodys('task') })).status).toBe(404)
    expect((await client.send(approveTask, { id: '7' as never })).status).toBe(404)
    expect((await market.send(null, approveTask, { id: task._id })).status).toBe(401)
    await market.rows("UPDATE users SET user_type = 'tasker' WHERE id = ?", client.id)
    await market.approve(client, task)
    expect(await market.available(tasker)).toBe(18_000_00)
  })

  it('takes the fee that was frozen at the award, rounded half up (RULES 2.0, MONEY 1.1)', async () => {
    const charging = await newMarket({ settings: { PLATFORM_FEE_BPS: 333 } })
    const [ada, tobi] = [await charging.client(), await charging.tasker()]
    const task = await charging.underWay(ada, tobi)
    charging.deps.settings.PLATFORM_FEE_BPS = 5000
    await charging.submit(tobi, task)
    await charging.approve(ada, task)
    expect(await charging.available(tobi)).toBe(18_000_00 - 599_40)
  })
})
