import { expect, test } from 'vitest'
import {
  deadAt,
  isFreeDecline,
  lateAt,
  whyNotAnswerOffer,
  whyNotCancel,
  whyNotOfferCancel,
  whyNotWithdrawOffer,
  type CancelTask,
} from './cancel.ts'
import { startOfDay, type Day } from './days.ts'
import { newId } from './ids.ts'
import { CANCEL_GRACE_MS, FREE_DECLINE_MS } from './limits.ts'
import { TASK_STATUSES } from './task.ts'

const client = newId('user')
const taskerId = newId('user')
const stranger = newId('user')
const awardedAt = Date.parse('2026-03-04T09:00:00Z')
const task: CancelTask = {
  status: 'in-progress',
  client,
  taskerId,
  awardedAt,
  agreedDate: '2026-03-10',
  submittedAt: null,
  cancelOffer: null,
  stages: null,
}
const offered = { ...task, cancelOffer: { answerBy: awardedAt } }

test('the tasker cancels work in progress at any time', () => {
  expect(whyNotCancel(task, taskerId, awardedAt + 90 * FREE_DECLINE_MS)).toBeNull()
})

test('the client cancels alone within 30 minutes, and again when the work is late', () => {
  const why = (now: number) => whyNotCancel(task, client, now)
  const late = startOfDay('2026-03-13' as Day)
  expect(lateAt(task)).toBe(late)
  expect([why(awardedAt), why(awardedAt + CANCEL_GRACE_MS - 1)]).toEqual([null, null])
  expect([why(awardedAt + CANCEL_GRACE_MS), why(late - 1)]).toEqual([
    'cancel_needs_offer',
    'cancel_needs_offer',
  ])
  expect(why(late)).toBeNull()
})

test('work that was submitted once is never late and never abandoned', () => {
  const returned = { ...task, submittedAt: awardedAt + 1 }
  expect([lateAt(returned), deadAt(returned)]).toEqual([null, null])
  expect(whyNotCancel(returned, client, awardedAt + 90 * FREE_DECLINE_MS)).toBe(
    'cancel_needs_offer',
  )
})

test('a tasker declines without a mark for 24 hours, and not after a submission', () => {
  expect(isFreeDecline(task, awardedAt + FREE_DECLINE_MS - 1)).toBe(true)
  expect(isFreeDecline(task, awardedAt + FREE_DECLINE_MS)).toBe(false)
  expect(isFreeDecline({ ...task, submittedAt: awardedAt + 1 }, awardedAt + 2)).toBe(false)
})

test('no party cancels outside of work in progress', () => {
  for (const status of TASK_STATUSES.filter((each) => each !== 'in-progress')) {
    const reason = status === 'submitted' ? 'task_submitted_cancel' : 'task_not_in_progress'
    expect([
      whyNotCancel({ ...task, status }, taskerId, awardedAt),
      whyNotCancel({ ...task, status }, client, awardedAt),
      whyNotOfferCancel({ ...task, status }, client),
      whyNotAnswerOffer({ ...offered, status }, taskerId),
      whyNotWithdrawOffer({ ...offered, status }, client),
    ]).toEqual(Array(5).fill(reason))
  }
})

test('the client makes one offer at a time, and the tasker answers it', () => {
  expect([whyNotOfferCancel(task, client), whyNotOfferCancel(offered, client)]).toEqual([
    null,
    'cancel_offer_exists',
  ])
  expect([whyNotAnswerOffer(offered, taskerId), whyNotAnswerOffer(task, taskerId)]).toEqual([
    null,
    'cancel_offer_gone',
  ])
  expect([whyNotWithdrawOffer(offered, client), whyNotWithdrawOffer(task, client)]).toEqual([
    null,
    'cancel_offer_gone',
  ])
})

test('for the wrong side every call is "not found"', () => {
  expect([
    whyNotCancel(task, stranger, awardedAt),
    whyNotOfferCancel(task, taskerId),
    whyNotAnswerOffer(offered, client),
    whyNotWithdrawOffer(offered, taskerId),
  ]).toEqual(Array(4).fill('not_found'))
})
