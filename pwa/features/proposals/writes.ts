import * as contract from '#schema/contract/proposals.ts'
import { koboFromText, naira, nairaOf } from '#schema/domain/money.ts'
import { write } from '#pwa/replica/outbox.ts'
import { words } from './words.ts'

export const proposalDraft = (taskId: string) => `apply:${taskId}`

/** R13: applying waits in the todo's lane until there is a signal, and counts once. */
export const applyForTask = write(contract.applyForTask, {
  lane: ({ taskId }) => `task:${taskId}`,
  ref: ({ _id, taskId }) => _id ?? taskId,
  what: ({ title }) => words.unsentTodo(title || words.aTodo),
  form: ({ taskId, price, description, date }) => ({
    draft: proposalDraft(taskId),
    path: `/apply-task/${taskId}`,
    fields: { price: String(price), description, date },
  }),
  here(view, { _id, taskId, title, price, description, date }, { saidAt }) {
    if (!_id) return
    const at = new Date(saidAt).toISOString()
    view.put('proposals', {
      _id,
      task: taskId,
      title: title ?? '',
      description: description.trim(),
      price: nairaOf(koboFromText(String(price)) ?? naira(0)),
      date,
      status: 'pending',
      version: 1,
      reason: null,
      changedFields: [],
      createdAt: at,
      updatedAt: at,
    })
  },
})
