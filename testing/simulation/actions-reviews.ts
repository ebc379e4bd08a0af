import {
  changeReview,
  isWritten,
  replyToReview,
  reviewInput,
  reviewTask,
  sideOf,
} from '#pwa/features/reviews/queueable.ts'
import { OptimisticView } from '#pwa/outbox/optimistic-view.ts'
import { findLatestKey } from '#pwa/outbox/queue.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { otherSide } from '#schema/domain/review.ts'
import { beginWrite, enqueueRecorded, type Actor } from './enqueue-recorded.ts'
import { writeMark } from './server-effects.ts'

type Side = NonNullable<ReturnType<typeof sideOf>>
type Entry = NonNullable<Task['reviewState']>[Side]

/** A completed task of the user whose reviews match, with the user's side. */
async function pickCompleted(
  { context, session }: Actor,
  matches: (own: Entry, theirs: Entry) => boolean,
) {
  const tasks = await (await OptimisticView.load(session)).rows('tasks')
  const parties = tasks.flatMap((task) => {
    const side = sideOf(task, session.userId)
    const state = task.reviewState
    const isMatch = side && state && matches(state[side], state[otherSide(side)])
    return isMatch && task.status === 'completed' ? [{ task, side }] : []
  })
  return context.random.pick(parties)
}

const textOf = (number: number) => `Well done (${writeMark(number)}).`

async function review(actor: Actor) {
  const { random } = actor.context
  const picked = await pickCompleted(actor, (own) => own === null || random.chance(0.05))
  if (!picked) return
  const { task, side } = picked
  const write = beginWrite(actor, 'review', task._id)
  const fields = reviewInput(side, random.between(1, 5), textOf(write.number))
  const input = { id: task._id, _id: newId('review'), ...fields }
  await enqueueRecorded(actor, write, { command: reviewTask, input })
}

const COMMANDS = [reviewTask, changeReview].map(({ command }) => command.name)

async function reviewAgain(actor: Actor) {
  const { context, session } = actor
  const { random } = context
  const picked = await pickCompleted(
    actor,
    (own, theirs) => isWritten(own) && (theirs === null || random.chance(0.1)),
  )
  if (!picked) return
  const { task, side } = picked
  const write = beginWrite(actor, 'change review', task._id)
  const fields = reviewInput(side, random.between(1, 5), textOf(write.number))
  const after = await findLatestKey(session, task._id, COMMANDS)
  const input = { id: task._id, ...fields }
  await enqueueRecorded(actor, write, { command: changeReview, input, after })
}

async function reply(actor: Actor) {
  const { random } = actor.context
  const picked = await pickCompleted(
    actor,
    (_own, theirs) => isWritten(theirs) && (theirs.reply === null || random.chance(0.05)),
  )
  if (!picked) return
  const write = beginWrite(actor, 'reply', picked.task._id)
  const input = { id: picked.task._id, reply: textOf(write.number) }
  await enqueueRecorded(actor, write, { command: replyToReview, input })
}

export const REVIEW_ACTIONS = { review, reviewAgain, reply }
