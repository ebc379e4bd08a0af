import type { Words } from '#schema/domain/localize.ts'
import type { TRUST_MESSAGES } from '../trust.ts'

export const words: Words<typeof TRUST_MESSAGES> = {
  blocked: 'An toshe. Ba za ku ƙara ganin juna ba. Aikin da aka riga aka bayar zai ci gaba.',
  unblocked: 'An buɗe. Za ku iya sake ganin juna.',
}
