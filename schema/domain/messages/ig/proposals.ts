import type { Words } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import type { PROPOSAL_MESSAGES } from '../proposals.ts'
import { words as errors } from './errors.ts'

export const words: Words<typeof PROPOSAL_MESSAGES> = {
  taskChanged: 'Onye ahịa gbanwere todo a. Lelee mgbanwe ndị ahụ, zigazie proposal gị ọzọ.',
  awardToSelf: 'Ị nweghị ike inye onwe gị todo.',
  insufficientFunds: (missing: Kobo) =>
    `${errors.insufficient_funds} Ị chọrọ ${formatNaira(missing)} ọzọ.`,
}
