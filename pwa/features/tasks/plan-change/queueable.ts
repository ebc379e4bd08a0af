import { queueable } from '#pwa/outbox/queueable.ts'
import * as contract from '#schema/contract/plan-changes.ts'
import { textFromInput } from '#schema/domain/amount-text.ts'
import { messages } from './messages.ts'

const lane = ({ id }: { id: string }) => `task:${id}`
const ref = ({ id }: { id: string }) => id
const describe = () => messages.unsent
const path = (id: string) => `/change-task/${id}`
export const changeDraftKey = (id: string) => `change-task:${id}`

/** What it makes of the plan is for the server to say; the page says that it waits. */
export const proposeChange = queueable(contract.proposeChange, {
  lane,
  ref,
  describe,
  form: ({ id, kind, n, price, date, stage, order, note = '' }) => ({
    draft: changeDraftKey(id),
    path: path(id),
    fields: {
      kind,
      note,
      ...(n !== undefined && { n }),
      ...(order && { order }),
      ...(price !== undefined && { amount: textFromInput(price) }),
      ...(date !== undefined && { date }),
      ...(stage && {
        title: stage.title,
        stageKind: stage.kind,
        amount: textFromInput(stage.amount),
        date: stage.date,
      }),
    },
  }),
  async optimistic() {},
})

export const withdrawChange = queueable(contract.withdrawChange, {
  lane,
  ref,
  describe,
  form: ({ id }) => ({ draft: `withdraw-change:${id}`, path: path(id), fields: {} }),
  optimistic: (view, { id }) => view.update('tasks', id, { planChange: undefined }),
})

export const declineChange = queueable(contract.declineChange, {
  lane,
  ref,
  describe,
  form: ({ id, note = '' }) => ({
    draft: `decline-change:${id}`,
    path: path(id),
    fields: { note },
  }),
  optimistic: (view, { id }) => view.update('tasks', id, { planChange: undefined }),
})
