import type { Clearing } from '#schema/domain/clearing.ts'
import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import type { STANDING_MESSAGES } from '../standing.ts'

const DISPUTED = 'Báńkì yín ń yẹ owó kan tí ẹ fi káàdì san wò.'

export const words: Words<typeof STANDING_MESSAGES> = {
  disputed: {
    withdraw: `${DISPUTED} Ẹ lè tún yọ owó nígbà tí wọ́n bá yanjú rẹ̀.`,
    award: `${DISPUTED} Ẹ lè gbé todo yìí fún ẹnì kan nígbà tí wọ́n bá yanjú rẹ̀.`,
    approve: `${DISPUTED} Òun la fi sanwó todo yìí, nítorí náà ẹ lè fọwọ́ sí i nígbà tí wọ́n bá yanjú rẹ̀.`,
  },
  owes: (debt: Kobo) =>
    `Ẹ jẹ gbèsè ${formatNaira(debt)}, nítorí báńkì yín gba owó káàdì kan padà. Ẹ fi owó sí wallet yín láti san án.`,
  clearing: (free: Kobo, clearings: readonly Clearing[]) => {
    const later = clearings.map(
      ({ amount, clearsAt }) => `${formatNaira(amount)} láti ${formatLagosDateTime(clearsAt)}`,
    )
    return `Ẹ lè yọ ${formatNaira(free)} báyìí, àti ${later.join(', ')}, nítorí a fọwọ́ sí iṣẹ́ náà láìsí ìdáhùn oníbàárà.`
  },
  overLimit: (limit: Kobo) =>
    `Wallet yín ní ju ${formatNaira(limit)} lọ, òdiwọ̀n àkáǹtì tí a kò tíì yẹ̀ wò. Ẹ jẹ́ kí a yẹ̀ yín wò láti yọ owó.`,
  emailHold: (title: string, amount: string) =>
    `A di ${amount} mú fún ${title}. A ti lò ó fún èyí, a sì ti fagi lé todo náà.`,
  holdTaken: (title: string) => `Owó tó padà fún ${title}, nítorí báńkì yín gba owó káàdì kan padà`,
}
