import { describe, expect, test } from 'vitest'
import type { Day } from './days.ts'
import { newId } from './ids.ts'
import { DAY_MS, TASK_RESTORE_MS } from './limits.ts'
import { naira } from './money.ts'
import { nextStepOf, type StepTask } from './next-step.ts'
import type { ReviewState } from './review.ts'
import { afterStage, awardedStages, STAGE_FUND_MS, type Materials, type Stage } from './stages.ts'
import { TASK_STATUSES } from './task.ts'

const AUTO_APPROVE_AT = Date.parse('2026-12-01T16:00:00Z')
/** 11:59 PM in Lagos. */
const END_OF_DAY = Date.parse('2026-11-27T22:59:59.999Z')
const client = newId('user')
const tasker = newId('user')
const taskWith = (fields: Partial<StepTask>): StepTask => ({
  status: 'in-progress',
  client,
  taskerId: tasker,
  agreedDate: '2026-11-27' as Day,
  submittedAt: null,
  autoApproveAt: null,
  changesAskedAt: null,
  offerAnswerBy: null,
  dispute: null,
  reviews: null,
  removedAt: null,
  removedFrom: null,
  ...fields,
})

describe('the next step', () => {
  test('of work in progress is the submission by the end of the agreed day in Lagos', () => {
    const task = taskWith({})
    expect(nextStepOf(task, 'tasker', END_OF_DAY)).toEqual({ kind: 'submit', at: END_OF_DAY })
    expect(nextStepOf(task, 'client', END_OF_DAY)).toEqual({ kind: 'awaitWork', at: END_OF_DAY })
  })

  test('of work after the agreed day says that it is late', () => {
    const task = taskWith({})
    // The beginning of the third day after the agreed one.
    const cancelAt = END_OF_DAY + 1 + 2 * DAY_MS
    expect(nextStepOf(task, 'tasker', END_OF_DAY + 1)).toEqual({
      kind: 'submitLate',
      at: END_OF_DAY,
      cancelAt,
    })
    expect(nextStepOf(task, 'client', cancelAt - 1)).toEqual({
      kind: 'workLate',
      at: END_OF_DAY,
      cancelAt,
    })
    expect(nextStepOf(task, 'client', cancelAt).kind).toBe('mayCancel')
    expect(nextStepOf(task, 'tasker', cancelAt).cancelAt).toBeNull()
  })

  test('of a stage that is not held is its money, and the professional may leave after 48 hours', () => {
    const stages = awardedStages(
      [1, 2].map((n) => ({
        kind: 'work' as const,
        title: `Stage ${n}`,
        amount: naira(8000),
        date: '2026-11-27' as Day,
      })),
      'stage',
      0,
    )
    const task = taskWith({ stages: afterStage(stages, naira(8000), 1) })
    const at = 1 + STAGE_FUND_MS
    const missing = { at, stage: 'Stage 2', amount: naira(8000) }
    expect(nextStepOf(task, 'client', at)).toEqual({ kind: 'fundStage', ...missing })
    expect(nextStepOf(task, 'tasker', at - 1)).toEqual({ kind: 'awaitMoney', ...missing })
    expect(nextStepOf(task, 'tasker', at).kind).toBe('mayLeave')
    expect(nextStepOf(taskWith({ stages }), 'tasker', 0).kind).toBe('submit')
  })

  test('of materials is the list, then its payment, then receipts before the next stage', () => {
    const day = '2026-11-27' as Day
    const [materials, work] = awardedStages(
      [
        { kind: 'materials', title: 'Wood', amount: naira(8000), date: day },
        { kind: 'work', title: 'Doors', amount: naira(10_000), date: day },
      ],
      'all',
      0,
    ) as [Stage, Stage]
    const list: Materials = {
      id: newId('materials'),
      items: [{ what: 'Plywood', quantity: 4, amount: naira(7000) }],
      requestedAt: 0,
      declined: null,
      released: null,
      releasedAt: null,
      provenAt: null,
      spent: null,
      givenBack: naira(0),
      missedAt: null,
    }
    const kinds = (of: Materials | null) => {
      const stages = of?.released
        ? afterStage([{ ...materials, materials: of }, work], of.released, 1)
        : [{ ...materials, materials: of }, work]
      const task = taskWith({ stages })
      return (['tasker', 'client'] as const).map((side) => nextStepOf(task, side, 1).kind)
    }
    expect(kinds(null)).toEqual(['askMaterials', 'awaitMaterials'])
    expect(kinds(list)).toEqual(['awaitRelease', 'releaseMaterials'])
    const declined = { note: 'Two sheets.', at: 1 }
    expect(kinds({ ...list, declined })).toEqual(['changeMaterials', 'awaitMaterials'])
    const paid = { ...list, released: naira(7000), releasedAt: 1 }
    expect(kinds(paid)).toEqual(['addReceipts', 'awaitWork'])
    expect(kinds({ ...paid, provenAt: 2 })).toEqual(['submit', 'awaitWork'])
    expect(kinds({ ...paid, givenBack: naira(7000) })).toEqual(['submit', 'awaitWork'])
  })

  test('of submitted work is the client’s answer, until the automatic payment', () => {
    const task = taskWith({ status: 'submitted', autoApproveAt: AUTO_APPROVE_AT })
    const before = AUTO_APPROVE_AT - 1
    expect(nextStepOf(task, 'client', before)).toEqual({ kind: 'approve', at: AUTO_APPROVE_AT })
    expect(nextStepOf(task, 'tasker', before)).toEqual({
      kind: 'awaitApproval',
      at: AUTO_APPROVE_AT,
    })
    for (const side of ['client', 'tasker'] as const)
      expect(nextStepOf(task, side, AUTO_APPROVE_AT).kind).toBe('paymentDue')
  })

  test('of submitted work without a known time is the answer alone', () => {
    const task = taskWith({ status: 'submitted' })
    expect(nextStepOf(task, 'tasker', END_OF_DAY)).toEqual({ kind: 'awaitApproval', at: null })
  })

  test('of an offer to end the work is its answer, and silence accepts', () => {
    const task = taskWith({ offerAnswerBy: END_OF_DAY })
    expect(nextStepOf(task, 'tasker', END_OF_DAY - 1)).toEqual({
      kind: 'answerOffer',
      at: END_OF_DAY,
    })
    expect(nextStepOf(task, 'client', END_OF_DAY - 1).kind).toBe('awaitOfferAnswer')
    expect(nextStepOf(task, 'client', END_OF_DAY).kind).toBe('offerAccepted')
  })

  test('after a request for changes is the next version', () => {
    const task = taskWith({ submittedAt: END_OF_DAY, changesAskedAt: END_OF_DAY + 1 })
    expect(nextStepOf(task, 'tasker', END_OF_DAY + 2).kind).toBe('makeChanges')
    expect(nextStepOf(task, 'client', END_OF_DAY + 2).kind).toBe('awaitChanges')
  })

  describe('of a dispute', () => {
    const dispute = {
      openedBy: client,
      answerBy: END_OF_DAY,
      answeredAt: null,
      decideBy: END_OF_DAY + DAY_MS,
      endsAt: END_OF_DAY + 50 * DAY_MS,
      offersBy: [],
    }
    const kindsAt = (now: number, fields: Partial<NonNullable<StepTask['dispute']>> = {}) => {
      const task = taskWith({ status: 'disputed', dispute: { ...dispute, ...fields } })
      return [nextStepOf(task, 'client', now).kind, nextStepOf(task, 'tasker', now).kind]
    }

    test('is the other side’s answer, then the decision, then the end', () => {
      expect(kindsAt(END_OF_DAY - 1)).toEqual(['awaitDisputeAnswer', 'answerDispute'])
      expect(kindsAt(END_OF_DAY)).toEqual(['awaitDecision', 'awaitDecision'])
      expect(kindsAt(END_OF_DAY - 1, { answeredAt: 1 })).toEqual(['awaitDecision', 'awaitDecision'])
      expect(kindsAt(dispute.decideBy)).toEqual(['decisionLate', 'decisionLate'])
    })

    test('is the answer to a split that the other side offered', () => {
      const answered = { answeredAt: 1, offersBy: [tasker] }
      expect(kindsAt(END_OF_DAY, answered)).toEqual(['answerSplit', 'awaitDecision'])
    })
  })

  test('of completed work is a review by each side, until the reviews close', () => {
    const kindsAt = (reviews: ReviewState, now: number, sealedUntil = END_OF_DAY) => {
      const task = taskWith({
        status: 'completed',
        reviews: { ...reviews, sealedUntil, closesAt: END_OF_DAY },
      })
      return [nextStepOf(task, 'client', now).kind, nextStepOf(task, 'tasker', now).kind]
    }
    expect(kindsAt({}, END_OF_DAY - 1)).toEqual(['review', 'review'])
    expect(kindsAt({ client: 'written' }, END_OF_DAY - 1)).toEqual(['sealed', 'review'])
    expect(kindsAt({ client: 'written' }, END_OF_DAY - 1, 0)).toEqual(['over', 'review'])
    expect(kindsAt({ client: 'written', tasker: 'skipped' }, 1)).toEqual(['over', 'over'])
    expect(kindsAt({}, END_OF_DAY)).toEqual(['over', 'over'])
  })

  test('of a deleted task is the end of the time to bring it back, for the client alone', () => {
    const task = taskWith({ status: 'removed', removedAt: END_OF_DAY, removedFrom: 'expired' })
    const until = END_OF_DAY + TASK_RESTORE_MS
    expect(nextStepOf(task, 'client', until)).toEqual({
      kind: 'deleted',
      at: until,
      was: 'expired',
    })
    expect(nextStepOf(task, 'client', until + 1).kind).toBe('deletedForGood')
    expect(nextStepOf(task, 'tasker', until).kind).toBe('deletedForGood')
    const byAdmin = taskWith({ status: 'removed', removedAt: END_OF_DAY })
    expect(nextStepOf(byAdmin, 'client', until).kind).toBe('removed')
  })

  test('exists for each status and side', () => {
    for (const status of TASK_STATUSES)
      for (const side of ['client', 'tasker'] as const)
        expect(nextStepOf(taskWith({ status }), side, END_OF_DAY).kind).toBeTruthy()
  })
})
