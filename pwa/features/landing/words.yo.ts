import type { Words } from '#schema/domain/localize.ts'
import type { aboutMessages as aboutTexts } from './about-messages.ts'
import type { messages as languageTexts } from './language-messages.ts'
import type { messages as landingTexts } from './messages.ts'

const about: Words<typeof aboutTexts> = {
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

const language: Words<typeof languageTexts> = { label: 'Èdè' }

const landing: Words<typeof landingTexts> = {
  title: 'Onise · Ọwọ́ tó mọṣẹ́ fún gbogbo iṣẹ́',
  account: 'Àkáǹtì yín',
  offline: 'A kò lè kàn sí Onise. Ẹ yẹ network yín wò, kí ẹ sì tún un tẹ̀.',
  endedElsewhere: 'A ti yọ yín jáde nínú fèrèsé mìíràn ti aṣàwákiri yìí.',
  logIn: 'Wọlé',
  register: 'Forúkọ sílẹ̀',
  goTo: 'Ẹ lọ sí dashboard yín,',

  headline: 'Ọwọ́ tó mọṣẹ́ fún gbogbo iṣẹ́.',
  lead: 'Ẹ kọ iṣẹ́ tí ẹ fẹ́ ṣe, ẹ yan akọ́ṣẹ́mọṣẹ́, kí ẹ sì sanwó nígbà tí ẹ bá fọwọ́ sí iṣẹ́ náà. Títí di ìgbà náà, Onise ló ń di owó náà mú.',
  getStarted: 'Bẹ̀rẹ̀',
  people: 'Àwọn akọ́ṣẹ́mọṣẹ́ lẹ́nu iṣẹ́',
  howLink: 'Bí ó ṣe ń ṣiṣẹ́',

  pause: 'Dá àwọn àwòrán dúró',
  play: 'Máa fi àwọn àwòrán hàn',
  previous: 'Èyí tó ṣáájú',
  next: 'Èyí tó kàn',

  alts: {
    electrician: 'Oníṣẹ́ iná mànàmáná tó dé akete ààbò gbé gílóòbù tó ń tàn sókè.',
    tailor: 'Aránṣọ tó dé fìlà ń rán aṣọ àdìrẹ.',
    baker: 'Ẹni tó ń ṣe kéèkì wé gèlè, ó gbé kéèkì alájà méjì.',
    barbering: 'Ọwọ́ tó mú kílípà ń gé irun.',
    cleaning: 'Ọwọ́ tó wọ ìbọ̀wọ́ ń nu fèrèsé.',
    electricalWork: 'Ọwọ́ tó mú screwdriver níbi pátákó iná.',
    painting: 'Ọwọ́ tó mú rólà ń kun ògiri.',
  },

  trust: [
    {
      icon: 'lock',
      title: 'A ń di owó náà mú',
      text: 'Nígbà tí ẹ bá yan akọ́ṣẹ́mọṣẹ́, a máa ya owó iṣẹ́ náà sọ́tọ̀ nínú wallet yín. A máa san án nígbà tí ẹ bá fọwọ́ sí iṣẹ́ náà.',
    },
    {
      icon: 'verified',
      title: 'Ẹ mọ ẹni tí ẹ yàn',
      text: 'Gbogbo akọ́ṣẹ́mọṣẹ́ ló ní profile tó ní orúkọ, iṣẹ́ ọwọ́ àti ìmọ̀ iṣẹ́ wọn. Ẹ kà á kí ẹ tó gbé todo yín fún wọn.',
    },
    {
      icon: 'offline',
      title: 'Ó ń ṣiṣẹ́ láìsí network',
      text: 'Ohun tí ẹ bá kọ wà ní ìpamọ́ lórí fóònù yín. A máa fi ránṣẹ́ lẹ́ẹ̀kan péré, nígbà tí Onise bá wà ní ṣíṣí tí a sì lè kàn sí i.',
    },
  ],

  how: 'Bí ó ṣe ń ṣiṣẹ́',
  sides: [
    {
      title: 'Ẹ nílò ẹni tó máa bá yín ṣiṣẹ́',
      steps: [
        {
          title: 'Ẹ gbé todo yín síta',
          text: 'Ẹ ṣàlàyé ohun tí ẹ fẹ́, ibi tó wà, àti iye tí ẹ fẹ́ san. Ọ̀fẹ́ ni.',
        },
        {
          title: 'Ẹ yan proposal kan',
          text: 'Àwọn akọ́ṣẹ́mọṣẹ́ máa fi iye owó àti ọjọ́ ránṣẹ́ sí yín.',
        },
        {
          title: 'Ẹ fọwọ́ sí iṣẹ́ náà',
          text: 'Ìgbà náà nìkan la máa sanwó fún akọ́ṣẹ́mọṣẹ́ náà.',
        },
      ],
    },
    {
      title: 'Ẹ ní iṣẹ́ ọwọ́',
      steps: [
        {
          title: 'Ẹ yan ẹ̀ka iṣẹ́ àti ìmọ̀ iṣẹ́ yín',
          text: 'Ẹ̀ka 13, láti orí onígbàjámọ̀ dé orí fọkanáísà.',
        },
        {
          title: 'Ẹ fi proposal ránṣẹ́',
          text: 'Ẹ lè kọ ọ́ láìsí network. A máa fi ránṣẹ́ nígbà tó bá padà dé.',
        },
        {
          title: 'Ẹ ṣe iṣẹ́ náà, ẹ gba owó',
          text: 'A máa ya owó náà sọ́tọ̀ kí ẹ tó bẹ̀rẹ̀. Ó máa wọ wallet yín nígbà tí oníbàárà bá fọwọ́ sí i.',
        },
      ],
    },
  ],
  example: {
    label: 'Àpẹẹrẹ: ohun tí oníṣẹ́ iná mànàmáná máa rí nígbà tí wọ́n bá gbé todo fún un',
    person: 'Bukola',
    verified: 'Oníbàárà tí a ti yẹ̀ wò',
    status: 'Iṣẹ́ ń lọ lọ́wọ́',
    title: 'Ẹ tún wáyà yàrá méjì ṣe, kí ẹ sì so àpótí mítà tuntun',
    meta: ['Yaba, Lagos', 'Ní ibi iṣẹ́', 'Oṣù 1'],
    heldTitle: 'A ń di ₦105,000 mú fún yín.',
    held: 'A máa sanwó fún yín nígbà tí Bukola bá fọwọ́ sí iṣẹ́ yín.',
  },

  categories: 'Àwọn ẹ̀ka iṣẹ́ tó gbajúmọ̀',
  categoryNames: {
    barbering: 'Gígẹ irun',
    cleaning: 'Ìmọ́tótó',
    electricalWork: 'Iṣẹ́ iná mànàmáná',
    painting: 'Kíkun ilé',
  },
  about: 'Nípa Onise',
  aboutPictures: 'Àwọn akọ́ṣẹ́mọṣẹ́ tí ẹ máa rí níbí',
  aboutText: [
    'Onise ń so àwọn tó nílò kí wọ́n bá wọn ṣiṣẹ́ pọ̀ mọ́ àwọn tó mọ iṣẹ́ náà dáadáa, kí iṣẹ́ lè parí pẹ̀lú ìgbẹ́kẹ̀lé àti ìmọ̀ iṣẹ́.',
    'Ó rọrùn, kò wọ́n, ó ní ààbò, gbogbo rẹ̀ sì wà níbì kan: ẹ rí akọ́ṣẹ́mọṣẹ́, ẹ fẹnu kò lórí iye owó, ẹ sì sanwó níbì kan náà. Èrò wa ni láti jẹ́ aṣáájú nínú irú iṣẹ́ yìí ní gbogbo ayé.',
  ],
  learnMore: 'Ẹ kà sí i',

  lastCall: 'Kí lẹ fẹ́ ká bá yín ṣe lónìí?',
  footer: {
    line: 'Oníṣẹ́ ni orúkọ ẹni tó ń ṣiṣẹ́ ní èdè Yorùbá.',
    categories: 'Àwọn ẹ̀ka iṣẹ́',
    more: ['Ìrìnnà àti ìkẹ́rù', 'Iṣẹ́ ìgbaninímọ̀ràn'],
    company: 'Ilé-iṣẹ́',
    aboutLink: 'Nípa wa',
    help: 'Ìrànlọ́wọ́',
    app: 'Lórí fóònù yín',
    stores: [
      { icon: 'play', soon: 'Ó ń bọ̀ lórí', name: 'Google Play' },
      { icon: 'phone', soon: 'Ó ń bọ̀ lórí', name: 'App Store' },
    ],
    social: 'Ẹ sọ fún àwọn ẹlòmíràn',
    networks: {
      whatsapp: 'Pín Onise lórí WhatsApp',
      facebook: 'Pín Onise lórí Facebook',
      x: 'Pín Onise lórí X',
      telegram: 'Pín Onise lórí Telegram',
    },
    install:
      'Ní báyìí: ẹ ṣí menu ẹ̀rọ ìwákiri yín, kí ẹ sì fi Onise sí ojú fóònù yín. Kò fẹ́rẹ̀ẹ́ gba àyè kankan.',
    rights: 'Náírà ni iye owó. A ṣe é fún Nàìjíríà.',
  },
}

export const words = {
  'features/landing/about-messages': about,
  'features/landing/language-messages': language,
  'features/landing': landing,
}
