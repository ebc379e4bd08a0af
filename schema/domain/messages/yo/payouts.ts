import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import type { PAYOUT_MESSAGES } from '../payouts.ts'
import { words as errors } from './errors.ts'

export const words: Words<typeof PAYOUT_MESSAGES> = {
  tooManyPending: (count: number) =>
    `Owó tí ẹ yọ (${count}) ṣì ń lọ lọ́nà. Ẹ dúró títí ọ̀kan yóò fi dé.`,
  dailyLimit: (limit: Kobo, left: Kobo) =>
    `${formatNaira(limit)} lẹ lè yọ lóòjọ́; ó ku ${formatNaira(left)} lónìí.`,
  newWalletLimit: (limit: Kobo, left: Kobo, until: number) =>
    `Fún ààbò yín, ${formatNaira(limit)} lẹ lè yọ lóòjọ́ títí di ${formatLagosDateTime(until)}, nítorí àkáǹtì yín tàbí PIN yín jẹ́ tuntun; ó ku ${formatNaira(left)} lónìí.`,
  insufficientFunds: (available: Kobo) =>
    `${errors.insufficient_funds} ${formatNaira(available)} lẹ ní.`,
  otherAccountName: 'Orúkọ mìíràn ló wà lórí àkáǹtì náà.',

  ownWithdrawal: 'Administrator mìíràn ló gbọ́dọ̀ yẹ owó tí ẹ yọ wò.',
  reviewEnded: 'A ti ṣèpinnu lórí owó yìí: a ti fi ránṣẹ́, tàbí a ti dá a padà.',
  reviewSent: 'Owó náà ti ń lọ.',
  reviewReturned: (accountName: string) =>
    `${accountName} kò ní gba nǹkan kan. Owó náà ti padà sínú wallet.`,
  transferOpen: (status: string) =>
    `Ilé-iṣẹ́ owó sísan ṣì ní ìfiránṣẹ́ yìí (${status}). Ẹ kọ́kọ́ parí rẹ̀ lórí dashboard wọn.`,
  transferUnknown: 'Ilé-iṣẹ́ owó sísan kò ní ìfiránṣẹ́ fún owó yìí, nítorí náà kò lè ti dé.',
  sentBySystem: 'Owó yìí máa tún lọ fúnra rẹ̀.',
  beingSent: 'Owó yìí ń lọ lọ́wọ́. Ẹ gbìyànjú lẹ́ẹ̀kan sí i lẹ́yìn ìṣẹ́jú díẹ̀.',
  overdueReturned: 'Owó náà ti padà sínú wallet.',
  overdueArrived: 'A ti kọ ọ́ sílẹ̀ pé owó náà ti dé.',
  notSent: 'Kò lọ: orúkọ mìíràn ló wà lórí àkáǹtì náà.',
}
