import type { Words } from '#schema/domain/localize.ts'
import type * as English from '../disputes.ts'

export const words: Words<Pick<typeof English, 'DISPUTE_MESSAGES' | 'DISPUTE_REFUSALS'>> = {
  DISPUTE_MESSAGES: {
    reasons: {
      not_done: 'Wọn kò ṣe iṣẹ́ náà',
      not_as_agreed: 'Iṣẹ́ náà kò rí bí a ṣe fẹnu kò',
      late: 'Iṣẹ́ náà ti pẹ́',
      not_approved: 'Iṣẹ́ náà ti parí, wọn kò sì fọwọ́ sí i',
      more_work: 'Wọ́n béèrè iṣẹ́ ju bí a ṣe fẹnu kò lọ',
      no_reply: 'Ẹnì kejì kò dáhùn',
      conduct: 'Ìwà tó léwu tàbí tí kò dára',
      other: 'Nǹkan mìíràn',
    },
    opened: 'Aáwọ̀ yín ti ṣí. Owó náà wà ní dídì títí yóò fi parí.',
    answered: 'Ìdáhùn yín ti lọ. Administrator lè ṣèpinnu báyìí.',
    offered: 'Àbá yín ti lọ. A kò ní san nǹkan kan títí ìhà kejì yóò fi gbà á.',
    offerWithdrawn: 'Ẹ ti fa àbá yín sẹ́yìn. A kò san nǹkan kan.',
    settled: 'Ẹ̀yin méjèèjì ti fẹnu kò. A ti pín owó náà bó ṣe wà nínú àbá.',
    decided: 'A ti ṣe ohun tí ẹ pinnu.',
  },
  DISPUTE_REFUSALS: {
    already_open: 'Aáwọ̀ ti wà lórí todo yìí. Ẹ ṣí i láti dáhùn tàbí láti dábàá pínpín owó náà.',
    not_possible: 'Ìgbà tí iṣẹ́ todo bá ń lọ tàbí tí iṣẹ́ bá ti wá nìkan ni aáwọ̀ lè wà.',
    lost_before: 'A ti ṣèpinnu lórí aáwọ̀ yín ti tẹ́lẹ̀ nípa owó yìí. Ẹ kò lè ṣí òmíràn lórí rẹ̀.',
    ended: 'Aáwọ̀ yìí ti parí.',
    not_disputed: 'Kò sí aáwọ̀ lórí todo yìí.',
    own_dispute: 'Ẹ ti sọ ohun tó ṣẹlẹ̀. Ìhà kejì ló kàn láti dáhùn.',
    already_answered: 'Ẹ ti dáhùn tẹ́lẹ̀.',
    answer_late:
      'Àkókò láti dáhùn ti kọjá. Ẹ ṣì lè dábàá pínpín owó náà, tàbí kí ẹ gba ọ̀kan, títí administrator yóò fi ṣèpinnu.',
    offer_gone: 'Àbá yìí kò sí mọ́. Ẹ tún aáwọ̀ náà wò.',
    own_offer: 'Ìhà kejì nìkan ló lè gba àbá yín.',
    split_sum:
      'Iye tí a máa san àti iye tó máa padà gbọ́dọ̀ jẹ́ iye owó tí a di mú, tí a bá kó wọn pọ̀.',
    still_answerable:
      'Ìhà kejì ṣì lè dáhùn. Ẹ ṣèpinnu nígbà tí ọ̀rọ̀ méjèèjì bá ti dé, tàbí nígbà tí àkókò láti dáhùn bá ti kọjá.',
    own_case: 'Todo tiyín nìyí. Administrator mìíràn ló gbọ́dọ̀ ṣèpinnu.',
    continue_without_money:
      'Nígbà tí iṣẹ́ bá ń lọ, a kò ní san nǹkan kan, kò sì sí ohun tó máa padà.',
  },
}
