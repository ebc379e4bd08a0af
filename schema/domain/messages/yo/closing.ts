import type { Words } from '#schema/domain/localize.ts'
import type { CLOSING_MESSAGES } from '../closing.ts'

export const words: Words<typeof CLOSING_MESSAGES> = {
  closed: 'A ti ti àkáǹtì yín. A ti pa gbogbo ohun tí òfin gbà wá láàyè láti pa rẹ́ rẹ́.',
}
