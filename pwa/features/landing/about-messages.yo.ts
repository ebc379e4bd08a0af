import type { Words } from '#schema/domain/localize.ts'
import type { aboutMessages } from './about-messages.ts'

export const words: Words<typeof aboutMessages> = {
  title: 'Nípa Onise · Ọ̀nà tuntun láti rí oníṣẹ́',
  description:
    'Iṣẹ́ wa ni láti fún àwọn èèyàn àti ilé-iṣẹ́ ní ọ̀nà tó rọrùn tó ń so àwọn oníbàárà pọ̀ mọ́ àwọn tó mọṣẹ́.',
  eyebrow: 'Nípa Onise',
  headline: 'Ọ̀nà tuntun láti rí oníṣẹ́',
  lead: 'Ẹnì kan fẹ́ kí wọ́n bá òun so ilẹ̀kùn. Ẹnì kan nítòsí mọ bí wọ́n ṣe ń so ilẹ̀kùn dáadáa. Onise ń so àwọn méjèèjì pọ̀, ó sì ń di owó náà mú títí ilẹ̀kùn náà yóò fi dúró.',
  getStarted: 'Bẹ̀rẹ̀',
  hero: 'Ọ̀nà tuntun láti rí oníṣẹ́',
  beliefs: [
    {
      id: 'mission',
      icon: 'done',
      title: 'Iṣẹ́ wa',
      text: 'Láti fún àwọn èèyàn àti ilé-iṣẹ́ ní ọ̀nà tó rọrùn tó ń so àwọn oníbàárà pọ̀ mọ́ àwọn tó mọṣẹ́.',
    },
    {
      id: 'vision',
      icon: 'star',
      title: 'Ìran wa',
      text: 'Láti jẹ́ aṣáájú ní gbogbo ayé nínú síso àwọn tó nílò iṣẹ́ pọ̀ mọ́ àwọn tó mọ iṣẹ́ náà.',
    },
    {
      id: 'commitment',
      icon: 'shield',
      title: 'Ìlérí wa',
      text: 'Iṣẹ́ máa ń di ṣíṣe pẹ̀lú ìgbẹ́kẹ̀lé àti ìmọ̀ iṣẹ́. A máa di owó náà mú kí iṣẹ́ tó bẹ̀rẹ̀, nígbà tí ìhà méjèèjì kò bá sì fẹnu kò, èèyàn ló máa ṣèpinnu.',
    },
  ],
  apart: 'Ohun tó mú wa yàtọ̀',
  cards: [
    {
      icon: 'clock',
      title: 'Ó rọrùn láti bá mu',
      text: 'Ní ibi iṣẹ́, láti ọ̀nà jíjìn tàbí méjèèjì, fún oṣù kan tàbí márùn-ún. Ẹ̀yin lẹ máa yan akọ́ṣẹ́mọṣẹ́, iye owó àti ọjọ́.',
    },
    {
      icon: 'money',
      title: 'Kò wọ́n',
      text: 'Ọ̀fẹ́ ni láti gbé iṣẹ́ síta. Ẹ sọ iye tí ẹ fẹ́ san, ẹ fi àwọn proposal wéra, kí ẹ sì san iye tí ẹ fẹnu kò sí.',
    },
    {
      icon: 'verified',
      title: 'Ó ní ààbò',
      text: 'Àwọn akọ́ṣẹ́mọṣẹ́ tí a ti yẹ̀ wò ní àmì, owó sísan sì ní ààbò: a máa di owó náà mú títí ẹ ó fi fọwọ́ sí iṣẹ́ náà.',
    },
    {
      icon: 'phone',
      title: 'Gbogbo rẹ̀ níbì kan',
      text: 'Ẹ gbé iṣẹ́ síta, ẹ yan ẹni tó máa ṣe é, ẹ bá a sọ̀rọ̀, ẹ sanwó, kí ẹ sì sọ èrò yín níbì kan, lórí fóònù èyíkéyìí, yálà network wà tàbí kò sí.',
    },
  ],
  figuresTitle: 'Onise nínú òǹkà',
  figures: {
    services: 'Iṣẹ́ tó wà',
    vendors: 'Àwọn akọ́ṣẹ́mọṣẹ́ tó ṣeé gbẹ́kẹ̀ lé',
    customers: 'Àwọn oníbàárà tó láyọ̀',
    jobs: 'Iṣẹ́ tí wọ́n ti gbé síta',
  },
}
