import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'

/** Messages about submitted work that the server and the phone share. */
export const WORK_MESSAGES = localize('domain/work', {
  changesRequested: 'Your request for changes is sent.',
})
export const WORK_FACTS = factsOf('work', WORK_MESSAGES)
