import { localize } from '#schema/domain/localize.ts'

/** In dates within sentences. */
export const TIME_WORDS = localize('domain/times', {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
})
