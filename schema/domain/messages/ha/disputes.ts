import type { Words } from '#schema/domain/localize.ts'
import type * as English from '../disputes.ts'

export const words: Words<Pick<typeof English, 'DISPUTE_MESSAGES' | 'DISPUTE_REFUSALS'>> = {
  DISPUTE_MESSAGES: {
    reasons: {
      not_done: 'Ba a yi aikin ba',
      not_as_agreed: 'Aikin bai zama yadda aka yarda ba',
      late: 'Aikin ya makara',
      not_approved: 'An yi aikin amma ba a amince ba',
      more_work: 'An nemi aiki fiye da yadda aka yarda',
      no_reply: 'Ɗayan mutumin ba ya ba da amsa',
      conduct: 'Hali mara kyau ko mai haɗari',
      other: 'Wani abu daban',
    },
    opened: 'Jayayyarku a buɗe take. Kuɗin yana tsaye a riƙe har ta ƙare.',
    answered: 'An aika amsarku. Administrator zai iya yanke hukunci yanzu.',
    offered: 'An aika tayinku. Ba a biyan komai sai ɗayan ɓangaren ya karɓa.',
    offerWithdrawn: 'An janye tayinku. Ba a biya komai ba.',
    settled: 'Ku biyun kun yarda. An raba kuɗin kamar yadda yake a tayin.',
    decided: 'An aiwatar da hukuncinku.',
  },
  DISPUTE_REFUSALS: {
    already_open:
      'Akwai jayayya game da wannan todo tuni. Ku buɗe ta don ba da amsa ko yin tayin raba kuɗi.',
    not_possible: 'Ana iya jayayya ne kawai yayin da ake aikin todo ko an miƙa shi.',
    lost_before:
      'An riga an yanke hukuncin jayayyarku ta baya game da wannan kuɗi. Ba za ku iya buɗe wata a kansa ba.',
    ended: 'Wannan jayayya ta ƙare.',
    not_disputed: 'Babu jayayya game da wannan todo.',
    own_dispute: 'Kun riga kun faɗi abin da ya faru. Yanzu ɗayan ɓangaren zai ba da amsa.',
    already_answered: 'Kun riga kun ba da amsa.',
    answer_late:
      'Lokacin ba da amsa ya wuce. Za ku iya yin tayin raba kuɗi, ko ku karɓi ɗaya, har sai administrator ya yanke hukunci.',
    offer_gone: 'Wannan tayi ba ya nan kuma. Ku sake duba jayayyar.',
    own_offer: 'Ɗayan ɓangaren ne kaɗai zai iya karɓar tayinku.',
    split_sum:
      'Abin da za a biya da abin da zai koma, idan aka haɗa, dole su zama daidai da kuɗin da ake riƙe da shi.',
    still_answerable:
      'Ɗayan ɓangaren zai iya ba da amsa har yanzu. Ku yanke hukunci idan bayanan biyu sun zo, ko idan lokacin ba da amsa ya wuce.',
    own_case: 'Wannan todo naku ne. Wani administrator ne zai yanke hukunci.',
    continue_without_money: 'Idan aikin ya ci gaba, ba a biyan komai kuma babu abin da zai koma.',
  },
}
