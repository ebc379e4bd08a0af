import type { Words } from '#schema/domain/localize.ts'
import type * as English from '../disputes.ts'

export const words: Words<Pick<typeof English, 'DISPUTE_MESSAGES' | 'DISPUTE_REFUSALS'>> = {
  DISPUTE_MESSAGES: {
    reasons: {
      not_done: 'A rụghị ọrụ ahụ',
      not_as_agreed: 'Ọrụ ahụ adịghị ka e kwekọrịtara',
      late: 'Ọrụ ahụ egbuola oge',
      not_approved: 'Arụrụ ọrụ ahụ ma a kwadoghị ya',
      more_work: 'A na-arịọ ọrụ karịrị nke e kwekọrịtara',
      no_reply: 'Onye nke ọzọ anaghị aza',
      conduct: 'Omume dị ize ndụ ma ọ bụ ọjọọ',
      other: 'Ihe ọzọ',
    },
    opened: 'Esemokwu gị meghere. A na-ejide ego ahụ ebe ọ dị ruo mgbe ọ gwụrụ.',
    answered: 'E zigala azịza gị. Administrator nwere ike ikpebi ugbu a.',
    offered: 'E zigala aro gị. A gaghị akwụ ihe ọ bụla ruo mgbe onye nke ọzọ nabatara ya.',
    offerWithdrawn: 'E wepụla aro gị. Ọ dịghị ihe a kwụrụ.',
    settled: 'Unu abụọ kwekọrịtara. E kewara ego ahụ ka ọ dị n’aro ahụ.',
    decided: 'E meela ihe i kpebiri.',
  },
  DISPUTE_REFUSALS: {
    already_open:
      'E nweelarị esemokwu banyere todo a. Mepee ya ka ị zaa ma ọ bụ tụọ aro ikewa ego.',
    not_possible: 'Esemokwu nwere ike ịdị naanị mgbe a na-arụ todo ahụ ma ọ bụ e nyefeela ya.',
    lost_before: 'E kpebielarị esemokwu gị nke mbụ banyere ego a. Ị gaghị emepeli ọzọ banyere ya.',
    ended: 'Esemokwu a agwụla.',
    not_disputed: 'Ọ dịghị esemokwu banyere todo a.',
    own_dispute: 'I kwuolarị ihe merenụ. Ugbu a onye nke ọzọ ga-aza.',
    already_answered: 'Ị zaalarị.',
    answer_late:
      'Oge ịza agafeela. I ka nwere ike ịtụ aro ikewa ego, ma ọ bụ nabata otu, ruo mgbe administrator kpebiri.',
    offer_gone: 'Aro a anọghịzi ebe ahụ. Lee esemokwu ahụ ọzọ.',
    own_offer: 'Naanị onye nke ọzọ nwere ike ịnabata aro gị.',
    split_sum: 'Ihe a ga-akwụ na ihe a ga-eweghachi, ma a gbakọọ ha, ga-abụrịrị ego e jidere.',
    still_answerable:
      'Onye nke ọzọ ka nwere ike ịza. Kpebie mgbe okwu abụọ ahụ dị, ma ọ bụ mgbe oge ịza gafere.',
    own_case: 'Nke a bụ todo gị. Administrator ọzọ ga-ekpebirịrị.',
    continue_without_money:
      'Mgbe ọrụ na-aga n’ihu, a naghị akwụ ihe ọ bụla, ọ dịghịkwa ihe a na-eweghachi.',
  },
}
