import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'

/** What the calls about alerts answer. */
export const ALERT_MESSAGES = localize('domain/alerts', {
  saved: 'Saved. We tell you about new todos like this.',
  deleted: 'You get no more notices like this.',
})
export const ALERT_FACTS = factsOf('alerts', ALERT_MESSAGES)
