import { queueable } from '#pwa/outbox/queueable.ts'
import * as contract from '#schema/contract/saved.ts'
import { messages } from './messages.ts'
import { settleChoice } from './saved-state.ts'

/** Not the id alone, which is that of the row of the todo: saving it is no change of it. */
export const savedRef = (id: string) => `saved:${id}`

/** What is saved is in no table of the replica: `reads.ts` lays the choices over the copy of the list. */
export const setSaved = queueable(contract.setSaved, {
  lane: ({ id }) => savedRef(id),
  ref: ({ id }) => savedRef(id),
  describe: ({ isSaved }) => (isSaved ? messages.unsentSave : messages.unsentRemove),
  form: ({ id }) => ({ draft: savedRef(id), path: '/saved', fields: {} }),
  optimistic: () => {},
  settle: settleChoice,
})
