import * as v from 'valibot'
import { CLOSING_BLOCKERS } from '#schema/domain/close-account.ts'
import { commandResponse, Password } from './values.schemas.ts'

/** `size`: how many; of `balance` and `debt` the kobo. */
const Blocker = v.object({ kind: v.picklist(CLOSING_BLOCKERS), size: v.number() })

export const readClosing = {
  summary: 'What keeps the account of the caller from being closed; nothing when it can be.',
  input: v.object({}),
  output: v.object({ blockers: v.array(Blocker) }),
}

export const closeAccount = {
  summary: 'Closes the account of the caller for good and ends all sessions.',
  input: v.object({ password: Password }),
  secrets: ['password'],
  output: commandResponse({}),
}
