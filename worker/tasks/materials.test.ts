import { beforeEach, describe, expect, it } from 'vitest'
import { acceptCancelOffer, cancelTask, offerCancel } from '#schema/contract/cancel.ts'
import {
  askForMaterials,
  declineMaterials,
  giveBackMaterials,
  releaseMaterials,
  sendReceipts,
} from '#schema/contract/materials.ts'
import { submitWork } from '#schema/contract/tasks.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { newId, type Id } from '#schema/domain/ids.ts'
import { RECEIPTS_MS } from '#schema/domain/materials.ts'
import { naira } from '#schema/domain/money.ts'
import type { Funding, PlannedStage } from '#schema/domain/stages.ts'
import { createImage, imageFile } from '#testing/worker/images.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { createStagedTask } from '#testing/worker/staged-task.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { adjust } from '#worker/ledger/adjustments.ts'
import { returnPayment, settleWithBank } from '#worker/ledger/corrections.ts'
import { dueTasksJob } from './due.ts'

const PLAN = [
  { kind: 'materials', title: 'Wood', amount: naira(8000), date: '2026-03-10' },
  { kind: 'work', title: 'Doors', amount: naira(6000), date: '2026-03-20' },
  { kind: 'work', title: 'Paint', amount: naira(4000), date: '2026-04-03' },
] as PlannedStage[]
const ITEMS = [
  { what: 'Plywood', quantity: '4', amount: '5000' },
  { what: 'Nails', quantity: '2', amount: '2000' },
]

let market: Market
let client: TestUser
let tasker: TestUser
let task: Awaited<ReturnType<Market['award']>>
type ListId = Id<'materials'>
let list: ListId

async function awardPlan(funding: Funding = 'all', plan = PLAN) {
  ;({ client, tasker, task } = await createStagedTask(market, funding, plan))
  await market.keepSignedIn()
}
beforeEach(async () => {
  market = await createMarket()
  await awardPlan()
})

const stage = () => ({ id: task._id, n: '1' })
async function ask(items = ITEMS) {
  const _id = newId('materials')
  const response = await tasker.send(askForMaterials, { ...stage(), _id, items })
  if (response.status === 200) list = _id
  return response
}
const release = (amount: number, of: ListId = list) =>
  client.send(releaseMaterials, { ...stage(), list: of, amount: String(amount) })
const giveBack = (amount: number) =>
  tasker.send(giveBackMaterials, { ...stage(), amount: String(amount) })
const prove = async (spent: number) =>
  tasker.send(sendReceipts, {
    ...stage(),
    spent: String(spent),
    evidence1: imageFile(await createImage('jpeg')),
  })
const submit = () => tasker.send(submitWork, { id: task._id, submissionNotes: 'Hung.' })

const kobo = (...amounts: number[]) => amounts.map((amount) => amount * 100)
const money = async () => [
  await market.availableBalance(client),
  await market.heldAmount(task),
  await market.availableBalance(tasker),
]
const found = () => market.findTask(client, task)
const refusal = ({ status, body }: { status: number; body: object }) => [status, body]
const codeOf = (code: string, status = 409) => [status, { code }]

describe('the list of materials', () => {
  it('moves no money, replaces the one before, and is not more than the stage holds', async () => {
    expect(refusal(await ask([{ what: 'Gold', quantity: '1', amount: '8001' }]))).toMatchObject(
      codeOf('materials_over'),
    )
    expect((await ask()).status).toBe(200)
    const first = list
    expect((await ask()).status).toBe(200)
    expect(refusal(await release(7000, first))).toMatchObject(codeOf('materials_changed'))
    expect(await money()).toEqual(kobo(82_000, 18_000, 0))
    expect(refusal(await submit())).toMatchObject(codeOf('materials_first'))
    const [shown] = (await found()).task.stages ?? []
    expect(shown?.materials).toMatchObject({ id: list, released: null, givenBack: 0 })
    expect(await market.noticesTo(client)).toContain('materialsAsked')
  })

  it('is asked for only when the money is held, and only by the professional', async () => {
    const [materials, doors, ...rest] = PLAN
    const later = [{ ...doors, date: '2026-03-09' }, materials, ...rest] as PlannedStage[]
    await awardPlan('stage', later)
    await submit()
    await market.approve(client, task)
    const input = { ...stage(), n: '2', items: ITEMS }
    const early = await tasker.send(askForMaterials, input)
    expect(refusal(early)).toMatchObject(codeOf('stage_not_held'))
    expect((await client.send(askForMaterials, input)).status).toBe(404)
  })

  it('is not paid after the client asked for another one', async () => {
    await ask()
    const declined = await client.send(declineMaterials, {
      ...stage(),
      list,
      note: 'Two sheets are enough.',
    })
    expect(declined.status).toBe(200)
    expect(refusal(await release(7000))).toMatchObject(codeOf('materials_changed'))
    expect(await market.noticesTo(tasker)).toContain('materialsDeclined')
    expect((await ask()).status).toBe(200)
    expect((await release(7000)).status).toBe(200)
  })
})

describe('money for materials', () => {
  it('is paid in part without a fee, the rest goes back, and the next stage begins', async () => {
    await ask()
    expect(refusal(await release(7001))).toMatchObject(codeOf('materials_over'))
    const { status, body } = await release(5000)
    expect(status).toBe(200)
    expect(body.task).toMatchObject({ status: 'in-progress', agreedDate: '2026-03-20' })
    expect(body.task?.stages?.[0]).toMatchObject({ held: 0, paid: 5000, returned: 3000 })
    expect(await money()).toEqual(kobo(85_000, 10_000, 5000))
    await market.expectInvariants()
    expect(refusal(await release(5000))).toMatchObject(codeOf('stage_gone'))
  })

  it('is paid once, or goes back with the end of the work, when both come together', async () => {
    await ask()
    const ends = { id: task._id, reason: 'I am ill.', reopen: false }
    const answers = await Promise.all([
      release(7000),
      release(7000),
      tasker.send(cancelTask, ends),
      release(6000),
    ])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    const paid = await market.runSql(
      `SELECT count(*) AS n FROM ledger_journals WHERE subject_id = ? AND type = 'materials'`,
      task._id,
    )
    expect(Number(paid[0]?.['n'])).toBeLessThan(2)
    await market.expectInvariants()
  })

  it('is divided like any other when the work ends before its release', async () => {
    await ask()
    const offer = { id: task._id, amount: '5000', note: 'The shop is closed.', reopen: false }
    expect((await client.send(offerCancel, offer)).status).toBe(200)
    const accepted = await tasker.send(acceptCancelOffer, { id: task._id, amount: '5000' })
    expect(accepted.status).toBe(200)
    expect((await found()).task.stages?.[0]).toMatchObject({ held: 0, paid: 5000, returned: 3000 })
    expect(await money()).toEqual(kobo(95_000, 0, 5000))
    await market.expectInvariants()
  })

  it('pays what the professional owes first', async () => {
    await ask()
    const toppedUp = { id: 'line-1', toBank: false, amount: naira(9000), actor: null, now: 1 }
    await market.write(...settleWithBank(toppedUp).writes)
    const lost = { type: 'chargeback', idemKey: 'cb:1', reference: 'fw-1', now: 1 } as const
    const owed = { ...lost, userId: tasker.id, amount: naira(1000), available: naira(0) }
    await market.write(...returnPayment(owed).writes)
    expect((await release(7000)).status).toBe(200)
    expect(await market.availableBalance(tasker)).toBe(600_000)
    await market.expectInvariants()
  })
})

describe('receipts', () => {
  beforeEach(async () => {
    await ask()
    await release(7000)
  })

  it('are needed before the next stage is submitted, and are shown to both', async () => {
    expect(refusal(await submit())).toMatchObject(codeOf('receipts_missing'))
    const empty = await tasker.send(sendReceipts, { ...stage(), spent: '6500' })
    expect(refusal(empty)).toMatchObject(codeOf('receipts_picture', 400))
    expect((await prove(6500)).status).toBe(200)
    expect(refusal(await prove(6500))).toMatchObject(codeOf('receipts_sent'))
    expect((await found()).receipts).toMatchObject([{ stage: 1, files: [{ type: 'image/jpeg' }] }])
    expect((await submit()).status).toBe(200)
  })

  it('leave what was not spent, which goes back once, exactly and with a name', async () => {
    await prove(6500)
    expect(refusal(await giveBack(400))).toMatchObject(codeOf('materials_changed'))
    const answers = await Promise.all([giveBack(500), giveBack(500)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await money()).toEqual(kobo(83_500, 10_000, 6500))
    await market.expectInvariants()
    for (const [reader, other] of [
      [client, task.tasker],
      [tasker, task.postedBy],
    ] as const) {
      const [latest] = (await reader.send(listTransactions, {})).body.trx
      const name = other?.username
      expect(latest).toMatchObject({ kind: 'materials_returned', other: name, amount: 500 })
    }
  })

  it('are not needed when all of it goes back', async () => {
    expect((await giveBack(7000)).status).toBe(200)
    expect(await money()).toEqual(kobo(90_000, 10_000, 0))
    expect((await submit()).status).toBe(200)
    await market.expectInvariants()
  })

  it('are missed after 7 days: both are told once', async () => {
    market.advanceClock(RECEIPTS_MS)
    for (let run = 0; run < 2; run++)
      expect(await runJobs(market.deps, [dueTasksJob])).toEqual(['due-tasks'])
    const told = (await market.noticesTo(client)).filter((kind) => kind === 'receiptsMissing')
    expect(told).toHaveLength(1)
    expect(await market.noticesTo(tasker)).toContain('receiptsOverdue')
    expect((await found()).events.at(-1)?.kind).toBe('receiptsMissed')
    expect((await prove(7000)).status).toBe(200)
  })

  it('says what is missing when the money is gone', async () => {
    await prove(0)
    const taken = { user: tasker.id, amount: naira(-6000), note: 'Spent', now: market.now() }
    await market.write(...adjust(taken))
    expect(refusal(await giveBack(7000))).toMatchObject([
      402,
      { code: 'insufficient_funds', error: expect.stringContaining('₦6,000') },
    ])
  })
})
