import type { Clearing } from '#schema/domain/clearing.ts'
import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import type { STANDING_MESSAGES } from '../standing.ts'

const DISPUTED = 'Bankinku yana binciken wani biyan kati naku.'

export const words: Words<typeof STANDING_MESSAGES> = {
  disputed: {
    withdraw: `${DISPUTED} Za ku iya sake cire kuɗi idan an warware shi.`,
    award: `${DISPUTED} Za ku iya ba da wannan todo idan an warware shi.`,
    approve: `${DISPUTED} Daga gare shi aka biya wannan todo, don haka za ku iya amincewa da shi idan an warware shi.`,
  },
  owes: (debt: Kobo) =>
    `Ana bin ku ${formatNaira(debt)}, saboda bankinku ya karɓe wani biyan kati. Ku saka kuɗi a wallet ɗinku don biya.`,
  clearing: (free: Kobo, clearings: readonly Clearing[]) => {
    const later = clearings.map(
      ({ amount, clearsAt }) => `${formatNaira(amount)} daga ${formatLagosDateTime(clearsAt)}`,
    )
    return `Za ku iya cire ${formatNaira(free)} yanzu, da ${later.join(', ')}, saboda an amince da aikin nan da kansa.`
  },
  overLimit: (limit: Kobo) =>
    `Wallet ɗinku yana da fiye da ${formatNaira(limit)}, iyakar asusun da ba a tantance ba. Ku bari a tantance ku don cire kuɗi.`,
  emailHold: (title: string, amount: string) =>
    `An riƙe ${amount} domin ${title}. An yi amfani da shi don wannan, kuma an soke todo ɗin.`,
  holdTaken: (title: string) => `Maido da kuɗin ${title}, saboda bankinku ya karɓe wani biyan kati`,
}
