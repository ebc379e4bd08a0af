import { localize } from '#schema/domain/localize.ts'
import type { RejectionReason } from '../proposal.ts'

/** What a tasker reads about a proposal that was rejected. */
export const REJECTION_MESSAGES: Record<RejectionReason, string> = localize('domain/rejections', {
  not_selected: 'The client chose another professional.',
  task_removed: 'This todo was deleted.',
  task_expired: 'The todo closed, because nothing happened on it for 30 days.',
  award_undone: 'The client cancelled the work on this todo.',
  declined_by_client: 'The client declined this proposal.',
  declined_price: 'The client declined this proposal: the price is too high.',
  declined_date: 'The client declined this proposal: the date does not suit.',
  declined_skills: 'The client declined this proposal: the work needs other skills.',
  declined_plans: 'The client declined this proposal: the plans have changed.',
})
