import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'

/** Texts of the server about blocks. */
export const TRUST_MESSAGES = localize('domain/trust', {
  blocked: 'Blocked. You no longer see each other. Work that is already assigned goes on.',
  unblocked: 'Unblocked. You can see each other again.',
})
export const TRUST_FACTS = factsOf('trust', TRUST_MESSAGES)
