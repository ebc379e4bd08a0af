import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'

/** What the calls about saved todos and professionals answer. */
export const SAVED_MESSAGES = localize('domain/saved', {
  saved: 'Saved. You find it under “Saved”.',
  removed: 'No longer saved.',
})
export const SAVED_FACTS = factsOf('saved', SAVED_MESSAGES)
