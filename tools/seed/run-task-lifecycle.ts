import { applyForTask, awardTask } from '#schema/contract/proposals.ts'
import { approveTask, createTask, deleteTask, submitWork } from '#schema/contract/tasks.ts'
import { dayAfter, dayOf } from '#schema/domain/days.ts'
import { newId } from '#schema/domain/ids.ts'
import { tradeOf } from '#schema/domain/trades.ts'
import type { Call } from './calls.ts'
import type { SeededUser } from './create-user.ts'
import { drawTask } from './images.ts'
import type { SeedTask } from './task-data.ts'

/** The seeded users by their handles. */
export type Participants = Map<string, SeededUser>
/** Something that happens at a time in the past. */
export type Step = { at: number; run: () => Promise<unknown> }
type Options = { call: Call; participants: Participants; start: number }

const HOUR_MS = 3_600_000

async function pictureOf({ picture, skills, title }: SeedTask) {
  const trade = picture ? tradeOf(skills) : null
  return trade ? { taskImage: await drawTask(trade, title) } : {}
}

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
      projectType: task.type ?? 'Onsite',
      location: task.location ?? '',
      address: task.address ?? '',
      skills: [...task.skills],
      ...(await pictureOf(task)),
    })
  const steps: Step[] = [{ at: postedAt, run: post }]
  for (const [index, { by, price, description }] of (task.proposals ?? []).entries()) {
    const date = dayAfter(dayOf(timeAt(0.2)), 5 + index)
    const run = () =>
      call(participant(by).token, applyForTask, { taskId: id, price, description, date })
    steps.push({ at: timeAt(0.2 + index * 0.05), run })
  }
  const { awardedTo, submitted, approved, removed } = task
  if (awardedTo) {
    const run = () => call(client(), awardTask, { taskId: id, taskerId: participant(awardedTo).id })
    steps.push({ at: timeAt(0.4), run })
  }
  if (awardedTo && submitted) {
    const run = () =>
      call(participant(awardedTo).token, submitWork, { id, submissionNotes: submitted })
    steps.push({ at: timeAt(0.85), run })
  }
  if (approved) steps.push({ at: timeAt(0.92), run: () => call(client(), approveTask, { id }) })
  if (removed) steps.push({ at: timeAt(0.3), run: () => call(client(), deleteTask, { id }) })
  return steps
}
