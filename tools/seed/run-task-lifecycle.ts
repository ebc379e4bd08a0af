import { arrive, leave } from '#schema/contract/arrivals.ts'
import { acceptCancelOffer, cancelTask, offerCancel } from '#schema/contract/cancel.ts'
import { answerDispute, offerSplit, openDispute } from '#schema/contract/disputes.ts'
import { fundStage } from '#schema/contract/funding.ts'
import { proposeChange } from '#schema/contract/plan-changes.ts'
import { applyForTask, awardTask } from '#schema/contract/proposals.ts'
import { replyToReview, reviewTask } from '#schema/contract/reviews.ts'
import { findTask } from '#schema/contract/task-reads.ts'
import {
  approveTask,
  createTask,
  deleteTask,
  requestChanges,
  submitWork,
} from '#schema/contract/tasks.ts'
import { dayAfter, dayOf, type Day } from '#schema/domain/days.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { tradeOf } from '#schema/domain/trades.ts'
import type { Call } from './calls.ts'
import type { SeededUser } from './create-user.ts'
import { drawTask } from './images.ts'
import type { SeedProposal, SeedTask } from './task-data.ts'

/** The seeded users by their handles. */
export type Participants = Map<string, SeededUser>
/** Something that happens at a time in the past. */
export type Step = { at: number; run: () => Promise<unknown> }
type Options = { call: Call; participants: Participants; start: number }

const HOUR_MS = 3_600_000
/** The share of a task's age at which it is assigned. */
const AWARDED = 0.4

async function pictureOf({ picture, skills, title }: SeedTask) {
  const trade = picture ? tradeOf(skills) : null
  return trade ? { taskImage: await drawTask(trade, title) } : {}
}

/** The note, and what the work looks like when it is done. */
async function workOf({ approved, skills, title }: SeedTask, submissionNotes: string) {
  const trade = approved ? tradeOf(skills) : null
  return { submissionNotes, ...(trade && { evidence1: await drawTask(trade, `${title}, done`) }) }
}

function termsOf({ price, description, days, stages }: SeedProposal, index: number, from: Day) {
  const plan = stages?.map(({ days: after, ...stage }) => ({
    ...stage,
    date: dayAfter(from, after),
  }))
  const date = dayAfter(from, days ?? 5 + index)
  return { price, description, date, ...(plan && { stages: plan }) }
}

type AssignedTask = {
  call: Call
  id: TaskId
  /** Their tokens. */
  parties: { client: string; tasker: string }
  timeAt: (share: number) => number
}

/** Opened, answered, and with an offer that waits for the other side. */
function disputeSteps(
  { by, reason, statement, answer, offer }: NonNullable<SeedTask['dispute']>,
  { call, id, parties, timeAt }: AssignedTask,
): Step[] {
  const other = by === 'client' ? 'tasker' : 'client'
  return [
    { at: timeAt(0.9), run: () => call(parties[by], openDispute, { id, reason, statement }) },
    { at: timeAt(0.93), run: () => call(parties[other], answerDispute, { id, statement: answer }) },
    { at: timeAt(0.96), run: () => call(parties[by], offerSplit, { id, ...offer }) },
  ]
}

const reviewSteps = (
  { client, tasker, reply }: NonNullable<SeedTask['reviews']>,
  { call, id, parties, timeAt }: AssignedTask,
): Step[] => [
  {
    at: timeAt(0.94),
    run: () =>
      call(parties.client, reviewTask, {
        id,
        taskerRating: client.rating,
        taskerComment: client.comment,
      }),
  },
  {
    at: timeAt(0.96),
    run: () =>
      call(parties.tasker, reviewTask, {
        id,
        clientRating: tasker.rating,
        clientComment: tasker.comment,
      }),
  },
  ...(reply
    ? [{ at: timeAt(0.98), run: () => call(parties.tasker, replyToReview, { id, reply }) }]
    : []),
]

/** Each stage is handed in and approved, and the next one is held: of the last of these the one that is worked on now. */
const stageSteps = (
  { stagesDone = [], proposals = [], awardedTo }: SeedTask,
  { call, id, parties, timeAt }: AssignedTask,
): Step[] => {
  const plan = proposals.find(({ by }) => by === awardedTo)?.stages ?? []
  return stagesDone.flatMap((submissionNotes, index) => {
    const at = 0.5 + index * 0.1
    const next = plan[index + 1]
    return [
      { at: timeAt(at), run: () => call(parties.tasker, submitWork, { id, submissionNotes }) },
      { at: timeAt(at + 0.03), run: () => call(parties.client, approveTask, { id }) },
      ...(next
        ? [
            {
              at: timeAt(at + 0.06),
              run: () => call(parties.client, fundStage, { id, n: index + 2, amount: next.amount }),
            },
          ]
        : []),
    ]
  })
}

/** Before the first stage is handed in. */
function visitSteps({ visited }: SeedTask, { call, id, parties, timeAt }: AssignedTask): Step[] {
  if (!visited) return []
  const [from, until] = [timeAt(0.46), timeAt(0.49)]
  const textOf = (time: number) => new Date(time).toISOString()
  const enter = async () => {
    const [today] = (await call(parties.client, findTask, { id })).arrivalCodes ?? []
    if (today) await call(parties.tasker, arrive, { id, at: textOf(from), digits: today.digits })
  }
  return [
    { at: from, run: enter },
    { at: until, run: () => call(parties.tasker, leave, { id, at: textOf(until) }) },
  ]
}

const MINUTE_MS = 60_000

function cancelSteps(
  { reason, offer }: NonNullable<SeedTask['cancelled']>,
  { call, id, parties, timeAt }: AssignedTask,
): Step[] {
  if (offer === undefined) {
    const run = () => call(parties.client, cancelTask, { id, reason })
    return [{ at: timeAt(AWARDED) + 10 * MINUTE_MS, run }]
  }
  const amount = String(offer)
  return [
    {
      at: timeAt(0.6),
      run: () => call(parties.client, offerCancel, { id, amount, note: reason }),
    },
    { at: timeAt(0.65), run: () => call(parties.tasker, acceptCancelOffer, { id, amount }) },
  ]
}

/** Asked for an hour ago, so that it waits for an answer. */
function changeSteps({ change }: SeedTask, { call, id, parties }: AssignedTask, start: number) {
  if (!change) return []
  const input = { id, _id: newId('planChange'), kind: 'price', ...change } as const
  return [{ at: start - HOUR_MS, run: () => call(parties.tasker, proposeChange, input) }]
}

const stagedSteps = (task: SeedTask, assigned: AssignedTask, start: number): Step[] => [
  ...visitSteps(task, assigned),
  ...stageSteps(task, assigned),
  ...changeSteps(task, assigned, start),
]

/** The steps of one task, spread over the hours from its posting until now. */
export function taskSteps(task: SeedTask, { call, participants, start }: Options): Step[] {
  const postedAt = start - task.hoursAgo * HOUR_MS
  /** A share of the task's age: the order of its steps does not depend on how old it is. */
  const timeAt = (share: number) => postedAt + share * task.hoursAgo * HOUR_MS
  const id = newId('task')
  const participant = (handle: string): SeededUser => {
    const user = participants.get(handle)
    if (!user) throw new Error(`No user has the handle ${handle}`)
    return user
  }
  const client = () => participant(task.client).token

  const post = async () =>
    call(client(), createTask, {
      _id: id,
      title: task.title,
      description: task.description,
      price: task.price,
      duration: task.duration ?? 1,
      ...(task.needed !== undefined && {
        neededBy: task.needed === 'asap' ? 'asap' : dayAfter(dayOf(postedAt), task.needed),
        span: task.needed === 'asap' ? 'hours' : 'days',
      }),
      projectType: task.type ?? 'Onsite',
      location: task.location ?? '',
      address: task.address ?? '',
      skills: [...task.skills],
      ...(await pictureOf(task)),
    })
  const steps: Step[] = [{ at: postedAt, run: post }]
  for (const [index, proposal] of (task.proposals ?? []).entries()) {
    const input = { taskId: id, ...termsOf(proposal, index, dayOf(timeAt(0.2))) }
    const run = () => call(participant(proposal.by).token, applyForTask, input)
    steps.push({ at: timeAt(0.2 + index * 0.05), run })
  }
  const { awardedTo, submitted, approved, changesRequested: note, removed } = task
  if (awardedTo) {
    const award = { taskId: id, taskerId: participant(awardedTo).id }
    const funding = task.stagesDone ? { funding: 'stage' as const } : {}
    const run = () => call(client(), awardTask, { ...award, ...funding })
    steps.push({ at: timeAt(AWARDED), run })
  }
  if (awardedTo && submitted) {
    const run = async () =>
      call(participant(awardedTo).token, submitWork, { id, ...(await workOf(task, submitted)) })
    steps.push({ at: timeAt(0.85), run })
  }
  if (note)
    steps.push({ at: timeAt(0.93), run: () => call(client(), requestChanges, { id, note }) })
  if (approved) steps.push({ at: timeAt(0.92), run: () => call(client(), approveTask, { id }) })
  if (removed) steps.push({ at: timeAt(0.3), run: () => call(client(), deleteTask, { id }) })
  if (awardedTo) {
    const parties = { client: client(), tasker: participant(awardedTo).token }
    const { dispute, reviews, cancelled } = task
    const assigned = { call, id, parties, timeAt }
    steps.push(...stagedSteps(task, assigned, start))
    if (dispute) steps.push(...disputeSteps(dispute, assigned))
    if (cancelled) steps.push(...cancelSteps(cancelled, assigned))
    if (reviews) steps.push(...reviewSteps(reviews, assigned))
  }
  return steps
}
