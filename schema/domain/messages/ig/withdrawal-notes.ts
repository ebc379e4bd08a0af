import type { Words } from '#schema/domain/localize.ts'
import type { WITHDRAWAL_NOTES } from '../withdrawal-notes.ts'

const BACK = 'Ego ahụ alọtala na wallet gị.'

export const words: Words<typeof WITHDRAWAL_NOTES> = {
  notAccepted: `Ụlọ akụ ahụ anabataghị ego ahụ. ${BACK} Lelee nọmba akaụntụ ahụ, ma ọ bụ jiri akaụntụ ọzọ.`,
  stopped: `A kwụsịrị mbufe ahụ tupu e ziga ya. ${BACK} I nwere ike ịnwa ọzọ.`,
  late: `Mbufe ahụ agwụghị n’oge. ${BACK} I nwere ike ịnwa ọzọ.`,
  reversed: `Ụlọ akụ weghachiri ego ahụ. ${BACK} Lelee nọmba akaụntụ ahụ, ma ọ bụ jiri akaụntụ ọzọ.`,
  otherName: `Akaụntụ ahụ nwere aha ọzọ, ya mere anyị ezigaghị ya. ${BACK} Jiri akaụntụ nwere aha gị.`,
  notSent: `E nweghị ike iziga ya. ${BACK} Lelee nọmba akaụntụ ahụ, ma ọ bụ jiri akaụntụ ọzọ.`,
  takesLong:
    'Nke a na-ewe ogologo oge karịa ka ọ na-adịbu. Ego gị dị nchebe: ọ ga-erute, ma ọ bụ lọta na wallet gị. Anyị na-ajụ ụlọ akụ.',
}
