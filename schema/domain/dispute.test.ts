import { describe, expect, it } from 'vitest'
import type { Day } from './days.ts'
import {
  alarmDayOf,
  canBeDecided,
  dayAfterPause,
  disputeTimes,
  nextDisputeTime,
  statusAfterSplit,
  timesAfterAnswer,
  whyNotAnswer,
  whyNotDecide,
  whyNotDispute,
  whyNotOffer,
  whyNotUseOffer,
  type Offer,
} from './dispute.ts'
import { newId } from './ids.ts'
import { DAY_MS } from './limits.ts'
import { naira, type Kobo } from './money.ts'
import { answerReminderAt } from './quiet-hours.ts'
import { afterStage, awardedStages } from './stages.ts'
import { TASK_STATUSES, type TaskStatus } from './task.ts'

const client = newId('user')
const tasker = newId('user')
const other = newId('user')
const HOUR_MS = DAY_MS / 24
const openedAt = 1_000_000
const task = (status: TaskStatus = 'disputed') => ({
  status,
  client,
  taskerId: tasker,
  stages: null,
  dispute: null,
})
const dispute = {
  openedBy: client,
  ...disputeTimes(openedAt),
  closedAt: null,
  offers: [] as Offer[],
}
const held = naira(18_000)
const split = (release: number, refund: number) => ({
  release: naira(release),
  refund: naira(refund),
})

describe('opening a dispute', () => {
  it('is possible for both parties while work is in progress or submitted, and in no other status', () => {
    for (const status of TASK_STATUSES) {
      const expected = ['in-progress', 'submitted'].includes(status)
      for (const user of [client, tasker])
        expect([status, whyNotDispute(task(status), user) === null]).toEqual([status, expected])
    }
  })

  it('is not possible for anybody else', () => {
    expect(whyNotDispute(task('submitted'), other)).toBe('not_found')
  })

  it('is not possible again for the party that opened one after which the work goes on', () => {
    const decided = {
      ...task('in-progress'),
      dispute: { openedBy: client, outcome: 'continue' as const },
    }
    expect(whyNotDispute(decided, client)).toBe('lost_before')
    expect(whyNotDispute(decided, tasker)).toBeNull()
  })
})

describe('answering', () => {
  it('is possible for the other side until 48 hours after the opening', () => {
    expect(dispute.answerBy).toBe(openedAt + 48 * HOUR_MS)
    expect(whyNotAnswer(task(), dispute, tasker, dispute.answerBy - 1)).toBeNull()
    expect(whyNotAnswer(task(), dispute, tasker, dispute.answerBy)).toBe('answer_late')
    expect(whyNotAnswer(task(), dispute, client, openedAt)).toBe('own_dispute')
    expect(whyNotAnswer(task(), dispute, other, openedAt)).toBe('not_found')
  })

  it('is possible once, and never after the end', () => {
    const answered = { ...dispute, ...timesAfterAnswer(openedAt + 1) }
    expect(whyNotAnswer(task(), answered, tasker, openedAt + 2)).toBe('already_answered')
    expect(whyNotAnswer(task(), { ...dispute, closedAt: openedAt }, tasker, openedAt)).toBe('ended')
    expect(whyNotAnswer(task('cancelled'), dispute, tasker, openedAt)).toBe('ended')
    expect(whyNotAnswer(task('submitted'), null, tasker, openedAt)).toBe('not_disputed')
  })
})

describe('a split', () => {
  it('adds up to the hold, to the kobo', () => {
    const why = (parts: { release: Kobo; refund: Kobo }) =>
      whyNotOffer(task(), dispute, client, { held, split: parts })
    expect(why(split(8000, 10_000))).toBeNull()
    expect(why(split(0, 18_000))).toBeNull()
    expect(why(split(18_000, 0))).toBeNull()
    expect(why(split(8000, 9999.99))).toBe('split_sum')
    expect(why(split(8000, 10_000.01))).toBe('split_sum')
  })

  it('is accepted by the other side only, and taken back by its own', () => {
    const offer: Offer = { id: newId('offer'), by: client, ...split(8000, 10_000), at: 1 }
    const offered = { ...dispute, offers: [offer] }
    const accept = { offer: offer.id, use: 'accept' } as const
    const withdraw = { offer: null, use: 'withdraw' } as const
    expect(whyNotUseOffer(task(), offered, tasker, accept)).toBeNull()
    expect(whyNotUseOffer(task(), offered, client, accept)).toBe('own_offer')
    expect(whyNotUseOffer(task(), dispute, tasker, accept)).toBe('offer_gone')
    expect(whyNotUseOffer(task(), offered, client, withdraw)).toBeNull()
    expect(whyNotUseOffer(task(), offered, tasker, withdraw)).toBe('offer_gone')
    expect(whyNotUseOffer(task('completed'), offered, tasker, accept)).toBe('ended')
  })

  it('completes the task when something is paid, and cancels it otherwise', () => {
    expect(statusAfterSplit(split(0.01, 17_999.99))).toBe('completed')
    expect(statusAfterSplit(split(0, 18_000))).toBe('cancelled')
  })

  it('counts what an earlier stage paid for work, and not what it paid for materials', () => {
    const afterFirst = (kind: 'work' | 'materials') => {
      const plan = [kind, 'work' as const].map((of) => ({
        kind: of,
        title: of,
        amount: naira(9000),
        date: '2026-03-20' as Day,
      }))
      return { stages: afterStage(awardedStages(plan, 'all', 1), naira(9000), 2) }
    }
    expect(statusAfterSplit(split(0, 9000), afterFirst('work'))).toBe('completed')
    expect(statusAfterSplit(split(0, 9000), afterFirst('materials'))).toBe('cancelled')
  })
})

describe('the decision', () => {
  const decision = { outcome: 'split', ...split(8000, 10_000) } as const
  const why = (now: number, over: Partial<typeof dispute> = {}, by = other) =>
    whyNotDecide(task(), { ...dispute, ...over }, by, { held, decision, now })

  it('waits for the answer, or for the end of its time', () => {
    expect(canBeDecided(dispute, dispute.answerBy - 1)).toBe(false)
    expect(why(dispute.answerBy - 1)).toBe('still_answerable')
    expect(why(dispute.answerBy)).toBeNull()
    expect(why(openedAt + 1, { answeredAt: openedAt + 1 })).toBeNull()
  })

  it('is due 5 days after the answer, or after the end of its time', () => {
    expect(dispute.decideBy).toBe(dispute.answerBy + 5 * DAY_MS)
    expect(timesAfterAnswer(openedAt + HOUR_MS).decideBy).toBe(openedAt + HOUR_MS + 5 * DAY_MS)
  })

  it('is never made by a party, and divides exactly what is held', () => {
    expect(why(dispute.answerBy, {}, client)).toBe('own_case')
    expect(why(dispute.answerBy, {}, tasker)).toBe('own_case')
    const wrong = { held: naira(20_000), decision, now: dispute.answerBy }
    expect(whyNotDecide(task(), dispute, other, wrong)).toBe('split_sum')
  })

  it('moves no money when the work goes on', () => {
    const goOn = (parts: { release: Kobo; refund: Kobo }) =>
      whyNotDecide(task(), dispute, other, {
        held,
        decision: { outcome: 'continue', ...parts },
        now: dispute.answerBy,
      })
    expect(goOn(split(0, 0))).toBeNull()
    expect(goOn(split(8000, 10_000))).toBe('continue_without_money')
  })
})

describe('time', () => {
  it('reminds to answer, ends the time for it, then the dispute after 60 days', () => {
    const remindAt = answerReminderAt(dispute.answerBy)
    expect(nextDisputeTime(dispute, openedAt)).toBe(remindAt)
    expect(nextDisputeTime(dispute, remindAt)).toBe(dispute.answerBy)
    expect(nextDisputeTime(dispute, dispute.answerBy)).toBe(openedAt + 60 * DAY_MS)
    expect(nextDisputeTime({ ...dispute, answeredAt: 1 }, openedAt)).toBe(openedAt + 60 * DAY_MS)
  })

  it('raises alarms after 5, 14 and 30 days', () => {
    const dayOf = (days: number) => alarmDayOf(openedAt, openedAt + days * DAY_MS)
    expect([4.9, 5, 13, 14, 29, 30, 59].map(dayOf)).toEqual([null, 5, 5, 14, 14, 30, 30])
  })

  it('moves the agreed date by the days of the dispute', () => {
    const agreed = '2026-03-20' as Day
    expect(dayAfterPause(agreed, openedAt, openedAt + 3 * DAY_MS)).toBe('2026-03-23')
    expect(dayAfterPause(agreed, openedAt, openedAt + HOUR_MS)).toBe('2026-03-21')
    expect(dayAfterPause(null, openedAt, openedAt)).toBeNull()
  })
})
