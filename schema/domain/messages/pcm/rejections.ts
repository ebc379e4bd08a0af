import type { Words } from '#schema/domain/localize.ts'
import type { REJECTION_MESSAGES } from '../rejections.ts'

export const words: Words<typeof REJECTION_MESSAGES> = {
  not_selected: 'The client choose another professional.',
  task_removed: 'This todo don delete.',
  task_expired: 'The todo don close, because nothing happen for am for 30 days.',
  award_undone: 'The client cancel the work for this todo.',
  declined_by_client: 'The client decline this proposal.',
  declined_price: 'The client decline this proposal: the price too high.',
  declined_date: 'The client decline this proposal: the date no fit.',
  declined_skills: 'The client decline this proposal: the work need other skills.',
  declined_plans: 'The client decline this proposal: the plans don change.',
}
