import type { Clearing } from '#schema/domain/clearing.ts'
import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import type { STANDING_MESSAGES } from '../standing.ts'

const DISPUTED = 'Ụlọ akụ gị na-enyocha otu ego i ji kaadị kwụọ.'

export const words: Words<typeof STANDING_MESSAGES> = {
  disputed: {
    withdraw: `${DISPUTED} I nwere ike iwepụ ego ọzọ mgbe e doziri ya.`,
    award: `${DISPUTED} I nwere ike inye todo a mgbe e doziri ya.`,
    approve: `${DISPUTED} E ji ya kwụọ ụgwọ todo a, ya mere i nwere ike ịkwado ya mgbe e doziri ya.`,
  },
  owes: (debt: Kobo) =>
    `I ji ụgwọ ${formatNaira(debt)}, n’ihi na ụlọ akụ gị weghaara ego kaadị. Tinye ego na wallet gị ka ị kwụọ ya.`,
  clearing: (free: Kobo, clearings: readonly Clearing[]) => {
    const later = clearings.map(
      ({ amount, clearsAt }) => `${formatNaira(amount)} site na ${formatLagosDateTime(clearsAt)}`,
    )
    return `I nwere ike iwepụ ${formatNaira(free)} ugbu a, na ${later.join(', ')}, n’ihi na a kwadoro ọrụ ahụ n’onwe ya.`
  },
  overLimit: (limit: Kobo) =>
    `Wallet gị nwere ihe karịrị ${formatNaira(limit)}, oke akaụntụ enyochabeghị. Mee ka e nyochaa gị ka i wepụ ego.`,
  emailHold: (title: string, amount: string) =>
    `E jidere ${amount} maka ${title}. E jiri ya mee nke a, a kagbukwara todo ahụ.`,
  holdTaken: (title: string) =>
    `Nkwụghachi ego maka ${title}, n’ihi na ụlọ akụ gị weghaara ego kaadị`,
}
