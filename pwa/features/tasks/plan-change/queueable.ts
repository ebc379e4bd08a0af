import { queueable } from '#pwa/outbox/queueable.ts'
import * as contract from '#schema/contract/plan-changes.ts'
import { messages } from './messages.ts'

const lane = ({ id }: { id: string }) => `task:${id}`
const ref = ({ id }: { id: string }) => id
const describe = () => messages.unsent
const form = ({ id }: { id: string }) => ({
  draft: `change-task:${id}`,
  path: `/change-task/${id}`,
  fields: {},
})

/** What it makes of the plan is for the server to say; the page says that it waits. */
export const proposeChange = queueable(contract.proposeChange, {
  lane,
  ref,
  describe,
  form,
  async optimistic() {},
})

export const withdrawChange = queueable(contract.withdrawChange, {
  lane,
  ref,
  describe,
  form,
  optimistic: (view, { id }) => view.update('tasks', id, { planChange: undefined }),
})

export const declineChange = queueable(contract.declineChange, {
  lane,
  ref,
  describe,
  form,
  optimistic: (view, { id }) => view.update('tasks', id, { planChange: undefined }),
})
