import { queueable } from '#pwa/outbox/queueable.ts'
import * as contract from '#schema/contract/tasks.ts'
import { statusLabelOf } from '#schema/domain/task.ts'
import { messages } from './messages.ts'

export const changesDraftKey = (taskId: string) => `request-changes:${taskId}`

export const requestChanges = queueable(contract.requestChanges, {
  lane: ({ id }) => `task:${id}`,
  ref: ({ id }) => id,
  describe: () => messages.unsent,
  form: ({ id, note }) => ({
    draft: changesDraftKey(id),
    path: `/request-changes/${id}`,
    fields: { note },
  }),
  async optimistic(view, { id, note: written }, { queuedAt }) {
    const task = await view.get('tasks', id)
    if (!task) return
    const at = new Date(queuedAt).toISOString()
    const note = written.trim()
    await view.update('tasks', id, {
      // The server may have approved the work since.
      ...(task.status === 'submitted' && {
        status: 'in-progress',
        taskStatus: statusLabelOf('in-progress'),
        autoApproveAt: null,
      }),
      changeRequest: { note, at, count: (task.changeRequest?.count ?? 0) + 1 },
      updatedAt: at,
    })
    const row = await view.get('submissions', id)
    const [latest, ...earlier] = row?.submissions ?? []
    if (latest)
      view.put('submissions', {
        ...row,
        task: id,
        submissions: [{ ...latest, changeRequest: { note, at } }, ...earlier],
      })
  },
})
