import * as contract from '#schema/contract/proposals.ts'
import { koboFromText, naira, nairaOf } from '#schema/domain/money.ts'
import { write } from '#pwa/replica/outbox.ts'
import { words } from './words.ts'

export const proposalDraft = (taskId: string) => `apply:${taskId}`
export const editDraft = (id: string) => `edit-proposal:${id}`

const priceOf = (price: string | number) => nairaOf(koboFromText(String(price)) ?? naira(0))

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
      price: priceOf(price),
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

/** R15: other terms for a proposal the client already has; each is a new version. */
export const editProposal = write(contract.editProposal, {
  lane: ({ id }) => `proposal:${id}`,
  ref: ({ id }) => id,
  what: () => words.unsentEdit,
  form: ({ id, price, description, date }) => ({
    draft: editDraft(id),
    path: `/edit-proposal/${id}`,
    fields: { price: String(price ?? ''), description, date },
  }),
  here: (view, { id, price, description, date }, { saidAt }) =>
    view.change('proposals', id, {
      ...(price !== undefined && { price: priceOf(price) }),
      ...(description !== undefined && { description: description.trim() }),
      ...(date !== undefined && { date }),
      updatedAt: new Date(saidAt).toISOString(),
    }),
  folds: (into, { id: _id, ...terms }) => ({ ...into, ...terms }),
})

/** R15: taken back while it waits; said again it is no refusal. */
export const withdrawProposal = write(contract.withdrawProposal, {
  lane: ({ id }) => `proposal:${id}`,
  ref: ({ id }) => id,
  what: () => words.unsentWithdrawal,
  form: ({ id }) => ({ draft: `withdraw-proposal:${id}`, path: '/applied-tasks', fields: {} }),
  here: (view, { id }, { saidAt }) =>
    view.change('proposals', id, {
      status: 'withdrawn',
      updatedAt: new Date(saidAt).toISOString(),
    }),
})
