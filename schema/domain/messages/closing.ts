import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'

/** Messages about closing an account. */
export const CLOSING_MESSAGES = localize('domain/closing', {
  closed: 'Your account is closed. We erased everything that the law lets us erase.',
})
export const CLOSING_FACTS = factsOf('closing', CLOSING_MESSAGES)
