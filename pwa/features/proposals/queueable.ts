import { queueable } from '#pwa/outbox/queueable.ts'
import * as contract from '#schema/contract/proposals.ts'
import { koboFromInput, textFromInput } from '#schema/domain/amount-text.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { StageKind } from '#schema/domain/stages.ts'
import { messages } from './messages.ts'

export const applyDraftKey = (taskId: string) => `apply:${taskId}`
export const editDraftKey = (id: string) => `edit-proposal:${id}`

export const priceOf = (price: string | Kobo) => koboFromInput(price) ?? (0 as Kobo)

type StageInput = { kind: StageKind; title: string; amount: string | Kobo; date: string }
type PlanInput = readonly StageInput[] | null | undefined

export const planInForm = (stages: PlanInput) =>
  stages?.map((stage) => ({ ...stage, amount: textFromInput(stage.amount) })) ?? null

/** As the rows have it; left out for one payment at the end. */
export const planOfRow = (stages: PlanInput) =>
  stages?.map(({ kind, title, amount, date }) => ({
    kind,
    title: title.trim(),
    amount: priceOf(amount),
    date,
  }))

export const applyForTask = queueable(contract.applyForTask, {
  lane: ({ taskId }) => `task:${taskId}`,
  ref: ({ _id, taskId }) => _id ?? taskId,
  describe: ({ title }) => messages.unsentProposal(title || messages.aTodo),
  form: ({ taskId, price, description, date, stages }) => ({
    draft: applyDraftKey(taskId),
    path: `/apply-task/${taskId}`,
    fields: { price: textFromInput(price), description, date, stages: planInForm(stages) },
  }),
  undo: ({ _id }) => _id && { endpoint: contract.withdrawProposal, input: { id: _id } },
  optimistic(view, { _id, taskId, title, price, description, date, stages }, { queuedAt }) {
    if (!_id) return
    const plan = planOfRow(stages)
    const at = new Date(queuedAt).toISOString()
    view.put('proposals', {
      _id,
      task: taskId,
      title: title ?? '',
      description: description.trim(),
      price: priceOf(price),
      date,
      ...(plan && { stages: plan }),
      status: 'pending',
      version: 1,
      reason: null,
      changedFields: [],
      createdAt: at,
      updatedAt: at,
    })
  },
})

export const editProposal = queueable(contract.editProposal, {
  lane: ({ id }) => `proposal:${id}`,
  ref: ({ id }) => id,
  describe: () => messages.unsentEdit,
  form: ({ id, price, description, date, stages }) => ({
    draft: editDraftKey(id),
    path: `/edit-proposal/${id}`,
    fields: {
      price: textFromInput(price ?? ''),
      description,
      date,
      stages: planInForm(stages),
    },
  }),
  optimistic: (view, { id, price, description, date, stages }, { queuedAt }) =>
    view.update('proposals', id, {
      ...(price !== undefined && { price: priceOf(price) }),
      ...(description !== undefined && { description: description.trim() }),
      ...(date !== undefined && { date }),
      ...(stages !== undefined && { stages: planOfRow(stages) }),
      updatedAt: new Date(queuedAt).toISOString(),
    }),
  mergeInto: (parent, { id: _id, ...terms }) => ({ ...parent, ...terms }),
})

export const withdrawProposal = queueable(contract.withdrawProposal, {
  lane: ({ id }) => `proposal:${id}`,
  ref: ({ id }) => id,
  describe: () => messages.unsentWithdrawal,
  form: ({ id }) => ({ draft: `withdraw-proposal:${id}`, path: '/applied-tasks', fields: {} }),
  optimistic: (view, { id }, { queuedAt }) =>
    view.update('proposals', id, {
      status: 'withdrawn',
      updatedAt: new Date(queuedAt).toISOString(),
    }),
})
