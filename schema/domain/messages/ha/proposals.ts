import type { Words } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import type { PROPOSAL_MESSAGES } from '../proposals.ts'
import { words as errors } from './errors.ts'

export const words: Words<typeof PROPOSAL_MESSAGES> = {
  taskChanged:
    'Kwastoma ya canja wannan todo. Ku duba canje-canjen, sannan ku sake aika proposal ɗinku.',
  awardToSelf: 'Ba za ku iya ba kanku todo ba.',
  insufficientFunds: (missing: Kobo) =>
    `${errors.insufficient_funds} Kuna buƙatar ƙarin ${formatNaira(missing)}.`,
}
