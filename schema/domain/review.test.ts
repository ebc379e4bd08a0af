import { describe, expect, test } from 'vitest'
import { newId } from './ids.ts'
import { DAY_MS } from './limits.ts'
import {
  areReviewsSealed,
  averageRating,
  reviewSideOf,
  reviewTimesOf,
  whyNotChangeReview,
  whyNotReply,
  whyNotReview,
  whyNotSkipReview,
  type ReviewState,
} from './review.ts'
import type { TaskStatus } from './task.ts'

const client = newId('user')
const taskerId = newId('user')
const stranger = newId('user')
const COMPLETED = 1_000_000
const CLOSES = COMPLETED + 7 * DAY_MS
const written = { _id: newId('review'), rating: 5, comment: '', reply: null }
const task = (reviews: ReviewState = {}, status: TaskStatus = 'completed') => ({
  client,
  taskerId,
  status,
  reviews: status === 'completed' ? { ...reviews, ...reviewTimesOf(COMPLETED) } : null,
})

test('the side of a user follows from the task, not from the type of the account', () => {
  expect([client, taskerId, stranger].map((user) => reviewSideOf(task(), user))).toEqual([
    'client',
    'tasker',
    null,
  ])
})

describe('writing a review', () => {
  test('is for the two parties of a completed task', () => {
    expect(whyNotReview(task(), client, COMPLETED)).toBeNull()
    expect(whyNotReview(task(), taskerId, COMPLETED)).toBeNull()
    expect(whyNotReview(task(), stranger, COMPLETED)).toBe('not_found')
    for (const status of ['pending', 'in-progress', 'submitted', 'disputed', 'cancelled'] as const)
      expect(whyNotReview(task({}, status), client, COMPLETED)).toBe('review_too_early')
  })

  test('happens once for each author', () => {
    expect(whyNotReview(task({ client: written }), client, CLOSES)).toBe('already_reviewed')
    expect(whyNotReview(task({ client: written }), taskerId, COMPLETED)).toBeNull()
    expect(whyNotReview(task({ client: 'skipped' }), client, COMPLETED)).toBe('review_skipped')
  })

  test('ends 7 days after the completion', () => {
    expect(whyNotReview(task(), client, CLOSES - 1)).toBeNull()
    expect(whyNotReview(task(), client, CLOSES)).toBe('review_closed')
  })
})

test('reviews are sealed until both sides have decided, or for 7 days', () => {
  const sealed = (state: ReviewState, now = CLOSES - 1) =>
    areReviewsSealed({ ...state, ...reviewTimesOf(COMPLETED) }, now)
  expect([sealed({}), sealed({ client: written }), sealed({ tasker: 'skipped' })]).toEqual([
    true,
    true,
    true,
  ])
  expect(sealed({ client: written, tasker: written })).toBe(false)
  expect(sealed({ client: written, tasker: 'skipped' })).toBe(false)
  expect(sealed({ client: written }, CLOSES)).toBe(false)
})

test('a configured window moves both times, and one of 0 days seals no review', () => {
  expect(reviewTimesOf(COMPLETED, 3)).toEqual({
    sealedUntil: COMPLETED + 3 * DAY_MS,
    closesAt: COMPLETED + 3 * DAY_MS,
  })
  expect(reviewTimesOf(COMPLETED, 0)).toEqual({ sealedUntil: COMPLETED, closesAt: CLOSES })
  expect(areReviewsSealed(reviewTimesOf(COMPLETED, 0), COMPLETED)).toBe(false)
})

test('a review is changed only while it is sealed', () => {
  expect(whyNotChangeReview(task(), client, COMPLETED)).toBe('not_found')
  expect(whyNotChangeReview(task({ client: written }), client, CLOSES - 1)).toBeNull()
  expect(whyNotChangeReview(task({ client: written }), client, CLOSES)).toBe('review_public')
  const both = task({ client: written, tasker: written })
  expect(whyNotChangeReview(both, client, COMPLETED)).toBe('review_public')
})

test('a skip may be repeated, and cannot follow a review', () => {
  expect(whyNotSkipReview(task(), client, COMPLETED)).toBeNull()
  expect(whyNotSkipReview(task({ client: 'skipped' }), client, COMPLETED)).toBeNull()
  expect(whyNotSkipReview(task({ client: written }), client, COMPLETED)).toBe('already_reviewed')
  expect(whyNotSkipReview(task(), client, CLOSES)).toBe('review_closed')
})

test('the user whom a public review is about may reply once, for 14 days', () => {
  const review = { subjectId: taskerId, visibleAt: CLOSES, reply: null }
  expect(whyNotReply(review, taskerId, CLOSES - 1)).toBe('not_found')
  expect(whyNotReply(review, client, CLOSES)).toBe('not_found')
  expect(whyNotReply(review, taskerId, CLOSES)).toBeNull()
  expect(whyNotReply(review, taskerId, CLOSES + 14 * DAY_MS)).toBe('reply_closed')
  expect(whyNotReply({ ...review, reply: 'Thank you' }, taskerId, CLOSES)).toBe('already_replied')
})

test('an average needs three ratings and has one decimal', () => {
  expect(averageRating({ sum: 10, count: 2 })).toBeNull()
  expect(averageRating({ sum: 13, count: 3 })).toBe(4.3)
})
