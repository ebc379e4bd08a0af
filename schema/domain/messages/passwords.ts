import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'

/** Responses only; the texts of the screens are beside them. */
export const PASSWORD_MESSAGES = localize('domain/passwords', {
  linkSent: 'If that email exists, a reset link has been sent.',
  reset: 'Your password is changed. Log in with the new one.',
  changed: 'Your password is changed. You are logged out everywhere else.',
})
export const PASSWORD_FACTS = factsOf('passwords', PASSWORD_MESSAGES)
