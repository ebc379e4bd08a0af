import { queueable, type OptimisticStore } from '#pwa/outbox/queueable.ts'
import * as contract from '#schema/contract/arrivals.ts'
import type { TaskEvent } from '#schema/contract/tasks.ts'
import type { Presence } from '#schema/domain/arrival.ts'
import type { Id, TaskId, UserId } from '#schema/domain/ids.ts'
import { messages } from './messages.ts'

/** Not the id alone, which is that of the row of the todo: coming is no change of it. */
export const arrivalRef = (taskId: string) => `arrival:${taskId}`
export const arrivalDraftKey = (taskId: string) => `arrive:${taskId}`

type Input = { id: TaskId; _id?: Id<'arrival'> | undefined; at?: string | undefined }

/** The timeline is a part of what the task's page has fetched. */
async function addEvent(
  view: OptimisticStore,
  kind: Presence['kind'],
  { id, _id, at }: Input,
  queuedAt: number,
) {
  const row = await view.get('submissions', id)
  const task = await view.get('tasks', id)
  if (!row || row.events?.some(({ data }) => data?.['ref'] === _id)) return
  const event: TaskEvent = {
    _id: (_id ?? id) as string as TaskEvent['_id'],
    kind,
    actor: task?.tasker ? { _id: task.tasker._id as UserId, username: task.tasker.username } : null,
    note: null,
    amount: null,
    data: { at: at === undefined ? queuedAt : Date.parse(at), ref: _id ?? null },
    createdAt: at ?? new Date(queuedAt).toISOString(),
  }
  view.put('submissions', { ...row, events: [...(row.events ?? []), event] })
}

export const arrive = queueable(contract.arrive, {
  lane: ({ id }) => `task:${id}`,
  ref: ({ id }) => arrivalRef(id),
  describe: () => messages.unsentArrival,
  form: ({ id, digits }) => ({
    draft: arrivalDraftKey(id),
    path: `/single-task/${id}`,
    fields: { digits },
  }),
  optimistic: (view, input, { queuedAt }) => addEvent(view, 'arrived', input, queuedAt),
})

export const leave = queueable(contract.leave, {
  lane: ({ id }) => `task:${id}`,
  ref: ({ id }) => arrivalRef(id),
  describe: () => messages.unsentLeaving,
  form: ({ id }) => ({ draft: `leave:${id}`, path: `/single-task/${id}`, fields: {} }),
  optimistic: (view, input, { queuedAt }) => addEvent(view, 'left', input, queuedAt),
})
