import { applyForTask, awardTask } from '../../schema/contract/proposals.ts'
import { approveTask, createTask, deleteTask, submitWork } from '../../schema/contract/tasks.ts'
import { dayAfter, dayOf } from '../../schema/domain/days.ts'
import { newId } from '../../schema/domain/ids.ts'
import { tradeOf } from '../../schema/domain/trades.ts'
import type { Calls } from './calls.ts'
import type { Member } from './open-account.ts'
import { drawTask } from './pictures.ts'
import type { SeedTask } from './story-words.ts'

export type Cast = Map<string, Member>
/** Something that happens at a moment of the demo's past. */
export type Act = { at: number; play: () => Promise<unknown> }
type Stage = { calls: Calls; cast: Cast; start: number }

const HOUR = 3_600_000

/** The acts of one task's life, spread over the hours between its posting and now. */
export function playTask(task: SeedTask, { calls, cast, start }: Stage): Act[] {
  const posted = start - task.hoursAgo * HOUR
  /** A share of the task's age, so that the order of a life is kept however young it is. */
  const at = (share: number) => posted + share * task.hoursAgo * HOUR
  const id = newId('task')
  const member = (handle: string): Member => {
    const found = cast.get(handle)
    if (!found) throw new Error(`nobody is called ${handle}`)
    return found
  }
  const owner = () => member(task.client).token

  const post = async () => {
    const trade = tradeOf(task.skills)
    const picture = task.picture && trade ? { taskImage: await drawTask(trade, task.title) } : {}
    await calls(owner(), createTask, {
      _id: id,
      title: task.title,
      description: task.description,
      price: task.price,
      duration: task.duration ?? 1,
      projectType: task.type ?? 'Onsite',
      location: task.location ?? '',
      address: task.address ?? '',
      skills: [...task.skills],
      ...picture,
    })
  }
  const acts: Act[] = [{ at: posted, play: post }]
  for (const [place, proposal] of (task.proposals ?? []).entries()) {
    const play = () =>
      calls(member(proposal.by).token, applyForTask, {
        taskId: id,
        price: proposal.price,
        description: proposal.says,
        date: dayAfter(dayOf(at(0.2)), 5 + place),
      })
    acts.push({ at: at(0.2 + place * 0.05), play })
  }
  const { awardedTo, submitted, approved, removed } = task
  if (awardedTo) {
    const play = () => calls(owner(), awardTask, { taskId: id, taskerId: member(awardedTo).id })
    acts.push({ at: at(0.4), play })
  }
  if (awardedTo && submitted) {
    const play = () =>
      calls(member(awardedTo).token, submitWork, { id, submissionNotes: submitted })
    acts.push({ at: at(0.85), play })
  }
  if (approved) acts.push({ at: at(0.92), play: () => calls(owner(), approveTask, { id }) })
  if (removed) acts.push({ at: at(0.3), play: () => calls(owner(), deleteTask, { id }) })
  return acts
}
