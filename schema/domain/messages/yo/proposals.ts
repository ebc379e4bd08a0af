import type { Words } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import type { PROPOSAL_MESSAGES } from '../proposals.ts'
import { words as errors } from './errors.ts'

export const words: Words<typeof PROPOSAL_MESSAGES> = {
  taskChanged:
    'Oníbàárà yí todo yìí padà. Ẹ wo àwọn àyípadà náà, kí ẹ sì tún proposal yín fi ránṣẹ́.',
  awardToSelf: 'Ẹ kò lè gbé todo fún ara yín.',
  insufficientFunds: (missing: Kobo) =>
    `${errors.insufficient_funds} Ẹ ṣì nílò ${formatNaira(missing)} sí i.`,
}
