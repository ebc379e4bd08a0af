import { queueable, type OptimisticStore } from '#pwa/outbox/queueable.ts'
import * as contract from '#schema/contract/reviews.ts'
import type { Task } from '#schema/contract/tasks.ts'
import type { Id, TaskId, UserId } from '#schema/domain/ids.ts'
import { otherSide, REVIEW_FIELDS, reviewSideOf, type ReviewSide } from '#schema/domain/review.ts'
import { messages } from './messages.ts'

export const reviewDraftKey = (taskId: string) => `review:${taskId}`
export const replyDraftKey = (taskId: string) => `review-reply:${taskId}`

type ReviewInput = {
  id: TaskId
  _id?: Id<'review'> | undefined
  taskerRating?: string | number | undefined
  taskerComment?: string | undefined
  clientRating?: string | number | undefined
  clientComment?: string | undefined
}

/** What a form sends: the fields of the author's side. */
export const reviewInput = (side: ReviewSide, rating: number, comment: string) => ({
  [REVIEW_FIELDS[side].rating]: rating,
  [REVIEW_FIELDS[side].comment]: comment,
})

const formOf = ({ id, ...input }: ReviewInput) => ({
  draft: reviewDraftKey(id),
  path: `/review/${id}`,
  fields: {
    rating: Number(input.taskerRating ?? input.clientRating ?? 0),
    comment: input.taskerComment ?? input.clientComment ?? '',
  },
})

type Entry = NonNullable<Task['reviewState']>[ReviewSide]
export const isWritten = (entry: Entry): entry is Exclude<Entry, string | null> =>
  typeof entry === 'object' && entry !== null

export const sideOf = ({ client, tasker }: Task, userId: UserId) =>
  reviewSideOf({ client, taskerId: tasker?._id ?? null }, userId)

async function showReview(view: OptimisticStore, input: ReviewInput, userId: UserId) {
  const task = await view.get('tasks', input.id)
  if (!task) return
  const side = sideOf(task, userId)
  const state = task.reviewState
  if (!side || !state) return
  const own = state[side]
  const _id = isWritten(own) ? own._id : (input._id ?? (input.id as string as Id<'review'>))
  const review = { _id, reply: null, ...formOf(input).fields }
  await view.update('tasks', input.id, {
    reviewState: { ...state, [side]: { ...review, comment: review.comment.trim() } },
  })
}

export const reviewTask = queueable(contract.reviewTask, {
  lane: ({ id }) => `task:${id}`,
  ref: ({ id }) => id,
  describe: () => messages.unsentReview,
  form: formOf,
  optimistic: (view, input, { userId }) => showReview(view, input, userId),
})

export const changeReview = queueable(contract.changeReview, {
  lane: ({ id }) => `task:${id}`,
  ref: ({ id }) => id,
  describe: () => messages.unsentReview,
  form: formOf,
  mergeInto: (parent, { id: _id, ...fields }) => ({ ...parent, ...fields }),
  optimistic: (view, input, { userId }) => showReview(view, input, userId),
})

export const replyToReview = queueable(contract.replyToReview, {
  lane: ({ id }) => `task:${id}`,
  ref: ({ id }) => id,
  describe: () => messages.unsentReply,
  form: ({ id, reply }) => ({
    draft: replyDraftKey(id),
    path: `/review/${id}`,
    fields: { reply },
  }),
  async optimistic(view, { id, reply }, { userId }) {
    const task = await view.get('tasks', id)
    const side = task && sideOf(task, userId)
    const state = task?.reviewState
    if (!side || !state) return
    const other = otherSide(side)
    const review = state[other]
    if (!isWritten(review)) return
    await view.update('tasks', id, {
      reviewState: { ...state, [other]: { ...review, reply: reply.trim() } },
    })
  },
})
