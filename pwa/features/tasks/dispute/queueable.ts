import { queueable, type StoredInput } from '#pwa/outbox/queueable.ts'
import * as contract from '#schema/contract/disputes.ts'
import type { RequestInput } from '#schema/contract/endpoint.ts'
import { messages } from './messages.ts'

export const disputeDraftKey = (taskId: string) => `dispute:${taskId}`
export const answerDraftKey = (taskId: string) => `answer:${taskId}`

type Statement = Omit<StoredInput<RequestInput<typeof contract.answerDispute>>, '_id'> & {
  _id?: unknown
}
const statementFields = ({ id: _task, _id, uploadId: _upload, ...fields }: Statement) => fields

// The row stays as the server has it: a dispute that waits on a phone freezes nothing.
const nothingYet = () => {}

export const openDispute = queueable(contract.openDispute, {
  lane: ({ id }) => `task:${id}`,
  ref: ({ id }) => id,
  describe: () => messages.unsentDispute,
  form: (input) => ({
    draft: disputeDraftKey(input.id),
    path: `/dispute/${input.id}`,
    fields: statementFields(input),
  }),
  optimistic: nothingYet,
})

export const answerDispute = queueable(contract.answerDispute, {
  lane: ({ id }) => `task:${id}`,
  ref: ({ id }) => id,
  describe: () => messages.unsentAnswer,
  form: (input) => ({
    draft: answerDraftKey(input.id),
    path: `/dispute/${input.id}`,
    fields: statementFields(input),
  }),
  optimistic: nothingYet,
})
