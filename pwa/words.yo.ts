import { amountGroups } from '#schema/domain/amount-words.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { words as domain } from '#schema/domain/words/yo.ts'
import type { messages as apiTexts } from './api/messages.ts'
import type { messages as textLinkTexts } from './languages/text-links-messages.ts'
import type { DELIVERY_MESSAGES } from './outbox/delivery-messages.ts'
import type { messages as outboxTexts } from './outbox/messages.ts'
import type { messages as paymentsTexts } from './payments/messages.ts'
import type { messages as placesTexts } from './places/messages.ts'
import type { messages as replicaTexts } from './replica/messages.ts'
import type { messages as replicaQuotaTexts } from './replica/quota-messages.ts'
import type { messages as speechTexts } from './speech/messages.ts'
import type { messages as startupTexts } from './startup/messages.ts'
import type { messages as uiCodeTexts } from './ui/code/messages.ts'
import type { messages as uiFormatTexts } from './ui/format/messages.ts'
import type { messages as uiMessagesLazyTexts } from './ui/messages.lazy.ts'
import type { messages as uiTexts } from './ui/messages.ts'
import type { messages as updatesTexts } from './updates/messages.ts'

const api: Words<typeof apiTexts> = {
  noConnection: 'A kò lè kàn sí Onise. Ẹ yẹ network yín wò, kí ẹ sì gbìyànjú lẹ́ẹ̀kan sí i.',
  unreachable: 'A kò lè kàn sí Onise.',
  notAnswering: 'Onise kò dáhùn.',
  tryAgain: 'Ẹ gbìyànjú lẹ́ẹ̀kan sí i láìpẹ́.',
  ifItLasts: (addresses: string) => `Bí kò bá kọjá, ẹ kọ̀wé sí ${addresses}.`,
  writeTo: (addresses: string) => `Ẹ kọ̀wé sí ${addresses}.`,
  requestCode: (code: string) => `Kóòdù: ${code}`,
  phoneFull:
    'Fóònù yìí ti kún, nítorí náà Onise kò lè fi ìyẹn pamọ́. Ẹ wá àyè díẹ̀, kí ẹ sì gbìyànjú lẹ́ẹ̀kan sí i.',
  phoneProblem:
    'Fóònù yìí kò lè ṣe ìyẹn. Ẹ pa Onise dé, ẹ tún un ṣí, kí ẹ sì gbìyànjú lẹ́ẹ̀kan sí i. Bí kò bá tún ṣiṣẹ́, ẹ gba ẹ̀dà tuntun ẹ̀rọ ìwákiri yín, tàbí kí ẹ lo òmíràn.',
  fileGone: 'Fáìlì tí ẹ yàn ti yí padà tàbí kò sí lórí fóònù yìí mọ́. Ẹ tún un yàn.',
}

const outboxDelivery: Words<typeof DELIVERY_MESSAGES> = {
  saved: 'Ó wà lórí fóònù',
  late: 'Kò tíì lọ',
  sent: 'Ó ti lọ',
}

const outbox: Words<typeof outboxTexts> = {
  tooOld: 'Ẹ̀dà Onise àtijọ́ lẹ fi kọ èyí, nítorí náà kò lè lọ mọ́. Ẹ tún un kọ.',
  stopped: 'Ẹ dá èyí dúró. Ó máa wà lórí fóònù yìí títí ẹ ó fi tún un fi ránṣẹ́ tàbí dà á nù.',
  sentBeforeDiscard: 'Onise ti gba èyí kí ẹ tó dà á nù. Ó máa wà bí ẹ ṣe fi ránṣẹ́.',
  parentFailed: 'Kò lọ, nítorí a kò gba ohun tó so mọ́.',
}

const payments: Words<typeof paymentsTexts> = {
  arrived: (amount: Kobo) => `${formatNaira(amount)} ti wọ wallet yín.`,
}

const places: Words<typeof placesTexts> = {
  area: 'Àdúgbò',
  areaHint: 'Ẹ tẹ lẹ́tà méjì, kí ẹ sì yan: Ikeja, Yaba, Wuse …',
  list: 'Ohun tó lè jẹ́',
  noMatch: 'Kò sí àdúgbò tó ń jẹ́ orúkọ yìí. Ẹ gbìyànjú ìlú tó wà nítòsí tàbí ìjọba ìbílẹ̀.',
  matches: (count: number) =>
    count === 1 ? 'Àdúgbò 1 ló wà nínú àkójọ' : `Àdúgbò ${count} ló wà nínú àkójọ`,
  choose: 'Ẹ yan àdúgbò kan nínú àkójọ náà, tàbí kí ẹ fi í sílẹ̀ lófìfo',
  alsoCalled: (name: string) => `wọ́n tún ń pè é ní ${name}`,
  whereIAm: 'Lo ibi tí mo wà',
  locating: 'A ń wá ibi tí ẹ wà…',
  located: (area: string) =>
    `${area} ni ẹ wà. Àdúgbò yìí nìkan la fi ránṣẹ́, kì í ṣe ibi gan-an tí ẹ wà.`,
  failures: {
    denied:
      'Fóònù yìí kò jẹ́ kí Onise rí ibi tí ẹ wà. A kò fi nǹkan kan ránṣẹ́. Ẹ tẹ àdúgbò yín, tàbí kí ẹ gba ibi láàyè nínú ètò aṣàwákiri yín.',
    unknown: 'Fóònù yìí kò lè rí ibi tó wà. A kò fi nǹkan kan ránṣẹ́. Ẹ tẹ àdúgbò yín.',
    slow: 'Ó pẹ́ jù kí a tó rí ibi tí ẹ wà. A kò fi nǹkan kan ránṣẹ́. Ẹ tẹ àdúgbò yín, tàbí kí ẹ tún gbìyànjú.',
    abroad:
      'Ẹ kò sí nítòsí àdúgbò kankan ní Nàìjíríà. A kò fi nǹkan kan ránṣẹ́. Ẹ tẹ àdúgbò iṣẹ́ náà.',
  },
  reach: 'Báwo ni ẹ ṣe lè jìnnà tó?',
  reachHint: 'Láti àárín àdúgbò yín dé àárín èkejì',
  reaches: {
    5: 'Títí dé kìlómítà 5',
    10: 'Títí dé kìlómítà 10',
    25: 'Títí dé kìlómítà 25',
    50: 'Títí dé kìlómítà 50',
    100: 'Títí dé kìlómítà 100',
    state: 'Gbogbo ìpínlẹ̀ náà',
    anywhere: 'Ibikíbi ní Nàìjíríà',
  },
  areas: 'Àwọn àdúgbò míràn tí ẹ ti ń ṣiṣẹ́',
  areasHint: (max: number) => `Títí dé ${max}. Bákan náà ni ẹ ṣe ń jìnnà láti ọ̀kọ̀ọ̀kan wọn.`,
  areasFull: (max: number) => `Ẹ ti yan gbogbo ${max}. Ẹ yọ ọ̀kan kí ẹ tó fi òmíràn kún un.`,
  addArea: 'Fi àdúgbò kún un',
  remove: (area: string) => `Yọ ${area} kúrò`,
}

const replica: Words<typeof replicaTexts> = {
  closeOtherTabs: 'Ẹ pa àwọn tab Onise yòókù dé kí èyí lè gba ẹ̀dà tuntun.',
}

const replicaQuota: Words<typeof replicaQuotaTexts> = {
  phoneFull:
    'Fóònù yìí ti kún, nítorí náà a kò fi ìyẹn pamọ́. Ẹ wá àyè díẹ̀, kí ẹ sì gbìyànjú lẹ́ẹ̀kan sí i.',
  spaceFreed:
    'Fóònù yìí ti fẹ́rẹ̀ẹ́ kún. Onise pa àwọn àwòrán àti todo tó máa tún ṣí rẹ́. Ohun tí ẹ kọ wà láìséwu.',
}

const speech: Words<typeof speechTexts> = {
  read: 'Kà á sókè',
  readNewest: 'Ka àwọn àtẹ̀jíṣẹ́ tuntun sókè',
  stop: 'Dáwọ́ kíkà dúró',
}

const startup: Words<typeof startupTexts> = {
  storageCleared:
    'Ẹ̀rọ ìwákiri yìí ti pa ohun tí Onise fi pamọ́ sórí fóònù yìí rẹ́. Ẹ tún wọlé. Gbogbo ohun tí ẹ ti fi ránṣẹ́ máa padà.',
  itemRefused:
    'Fóònù yìí ti kún, nítorí náà Onise kò lè jẹ́ kí ẹ wà nínú rẹ̀ tàbí fi ètò yín pamọ́: wọ́n máa wà títí ẹ ó fi pa Onise dé. Ẹ wá àyè díẹ̀.',
}

/** The names of days and months are those of the Unicode CLDR. */
const uiCode: Words<typeof uiCodeTexts> = {
  code: 'Kóòdù',
  invalid: 'Díjíìtì 6 ni kóòdù náà ní',
  sent: {
    sms: (to: string) => `Ẹ kọ díjíìtì 6 tí a fi SMS ránṣẹ́ sí ${to}. Wọ́n ń ṣiṣẹ́ fún ìṣẹ́jú 10.`,
    whatsapp: (to: string) =>
      `Ẹ kọ díjíìtì 6 tí a fi WhatsApp ránṣẹ́ sí ${to}. Wọ́n ń ṣiṣẹ́ fún ìṣẹ́jú 10.`,
    email: (to: string) =>
      `Ẹ kọ díjíìtì 6 tó wà nínú ímeèlì tí a fi ránṣẹ́ sí ${to}. Wọ́n ń ṣiṣẹ́ fún ìṣẹ́jú 10. Ẹ wo inú spam náà.`,
  },
  again: 'Fi kóòdù mìíràn ránṣẹ́',
  by: {
    sms: 'Fi SMS ránṣẹ́ dípò rẹ̀',
    whatsapp: 'Fi WhatsApp ránṣẹ́ dípò rẹ̀',
    email: 'Fi ímeèlì ránṣẹ́ dípò rẹ̀',
  },
  sending: 'Ó ń lọ...',
  wait: (seconds: number) => `Ẹ lè béèrè kóòdù mìíràn ní ìṣẹ́jú-àáyá ${seconds}.`,
}

const uiFormat: Words<typeof uiFormatTexts> = {
  weekdays: ['Àìkú', 'Ajé', 'Ìsẹ́gun', 'Ọjọ́rú', 'Ọjọ́bọ', 'Ẹtì', 'Àbámẹ́ta'],
  months: domain.times.months,
  asap: 'Kíákíá',
  flexible: 'Kò sí ìkánjú',
  hours: 'Wákàtí díẹ̀',
  days: 'Ọjọ́ díẹ̀',
  weeks: 'Ọ̀sẹ̀ díẹ̀',
  monthCount: (count: number) => `oṣù ${count}`,
  neededBy: (day) => `Kó tó parí ${day}`,
  neededByPassed: (day) => `A nílò rẹ̀ kó tó parí ${day}, ọjọ́ náà ti kọjá`,
  today: 'Òní',
  yesterday: 'Àná',
  justNow: 'ní báyìí',
  minutesAgo: (minutes) => `ìṣẹ́jú ${minutes} sẹ́yìn`,
  hoursAgo: (hours) => `wákàtí ${hours} sẹ́yìn`,
  aDayAgo: 'àná',
  daysAgo: (days) => `ọjọ́ ${days} sẹ́yìn`,
}

const uiMessagesLazy: Words<typeof uiMessagesLazyTexts> = {
  aboutOnise: 'Nípa Onise',
  totalBalance: 'Àpapọ̀ owó',
  optional: 'kò pọn dandan',
  atMostCharacters: (limit: number) => `Kò gbọ́dọ̀ ju lẹ́tà ${limit} lọ`,
  charactersLeft: (count: number) => `Ó ku ${count}`,
  charactersTooMany: (count: number) => `Ó fi ${count} pọ̀ jù`,
  amountAtLeast: (amount: string) => `Ẹ kọ ${amount} tàbí jù bẹ́ẹ̀ lọ`,
  amountAtMost: (amount: string) => `Ẹ kọ ${amount} tàbí kó dín`,
  heicPicture:
    'Àwòrán iPhone (HEIC) ni èyí, ẹ̀rọ ìwákiri yìí kò sì lè ṣí i. Ẹ ya àwòrán ojú ìbòjú (screenshot) rẹ̀ kí ẹ sì yan ìyẹn, tàbí kí ẹ kọ́kọ́ tọ́jú rẹ̀ sí JPEG.',
  choose: 'Ẹ yan ọ̀kan nínú ìwọ̀nyí.',
  tooLong: (max) => `Kò gbọ́dọ̀ ju lẹ́tà ${max} lọ.`,
  tooShort: (min) => `Ó gbọ́dọ̀ tó lẹ́tà ${min}, ó kéré tán.`,
  atLeast: (min) => `Ẹ tẹ ${min} tàbí jù bẹ́ẹ̀ lọ.`,
  atMost: (max) => `Ẹ tẹ ${max} tàbí kí ó dín sí i.`,
  number: 'Ẹ tẹ nọ́ńbà.',
  wholeNumber: 'Ẹ tẹ odidi nọ́ńbà.',
  notFitting: 'Ẹ yẹ ohun tí ẹ tẹ̀ síbí wò.',
  amountProblems: {
    comma:
      'Ṣé kọ́bọ̀ ni èyí? Ẹ fi àmì ìdánudúró (.) síwájú kọ́bọ̀, bíi 5,000.50. Kọ́mà máa ń wà síwájú nọ́ńbà mẹ́ta, bíi 5,000.',
    dot: 'Ṣé ẹgbẹ̀rún ni èyí? Ẹ kọ 12,000 tàbí 12000. Kọ́bọ̀ ní nọ́ńbà méjì lẹ́yìn àmì ìdánudúró (.), bíi 12,000.50.',
    size: 'Èyí ju ohun tí Onise lè gbà lọ. Ẹ yẹ àwọn òdo wò.',
    form: 'Ẹ fi nọ́ńbà kọ iye owó náà, bíi 5,000 tàbí 5k.',
  },
  amountWhole: 'Náírà tó pé nìkan. Ẹ yọ kọ́bọ̀ kúrò.',
  amountInWords: (amount: Kobo) => {
    const { millions, thousands, rest, kobo, whole } = amountGroups(amount)
    const parts = [
      millions > 0 && `mílíọ̀nù ${millions}`,
      thousands > 0 && `ẹgbẹ̀rún ${thousands}`,
      (rest > 0 || whole === 0) && String(rest),
    ]
    const text = `${parts.filter(Boolean).join(' àti ')} náírà`
    return kobo > 0 ? `${text} àti kọ́bọ̀ ${kobo}` : text
  },
  farTitle: 'Ṣé iye owó tó tọ́ nìyí?',
  far: {
    above: (spoken: string, reference: string) =>
      `Ẹ kọ ${spoken}. Ó ju ìlọ́po 20 ${reference} ti todo yìí lọ.`,
    below: (spoken: string, reference: string) =>
      `Ẹ kọ ${spoken}. Kò tó ìdá kan nínú mẹ́wàá ${reference} ti todo yìí.`,
  },
  farYes: (amount: string) => `Bẹ́ẹ̀ ni, ${amount}`,
  farNo: 'Yí iye owó padà',
  password: 'password',
  show: (secret: string) => `Fi ${secret} hàn`,
  hide: (secret: string) => `Fi ${secret} pamọ́`,
  chooseDay: 'Ẹ yan ọjọ́',
  choosePicture: 'Yan àwòrán',
  changePicture: 'Yí àwòrán padà',
  yourPicture: 'Àwòrán yín',
  remove: 'Mú kúrò',
  sizeLimit: (size: string) => `Kò ju ${size} lọ`,
  fileTooBig: (size: string) => `Ẹ yan fáìlì tó jẹ́ ${size} tàbí kó kéré`,
  tapToChange: (size: string) => `${size} · tẹ̀ ẹ́ láti yí i padà`,
  sizeSent: (sent: string, size: string) => `${sent} nínú ${size} ti lọ`,
  stars: (count: number) => `ìràwọ̀ ${count}`,
  starWords: ['Kò dára rárá', 'Kò dára', 'Ó ṣe díẹ̀', 'Ó dára', 'Ó dára gan-an'],
  notSaved:
    'A kò lè fi èyí pamọ́ sórí fóònù yìí. Ohun tí ẹ kọ ṣì wà níbí: ẹ wá àyè díẹ̀, tàbí kí ẹ tún Onise ṣí, kí ẹ sì gbìyànjú lẹ́ẹ̀kan sí i.',
  openPicture: 'Ṣí àwòrán náà',
  pictureOf: (place, count) => `Àwòrán ${place} nínú ${count}`,
  earlierPicture: 'Àwòrán tó ṣáájú',
  nextPicture: 'Àwòrán tó kàn',
  share: 'Pín in',
  linkCopied: 'A ti ṣẹ̀dà link náà. Ẹ lẹ̀ ẹ́ mọ́ ibikíbi.',
  linkNotCopied: (url: string) => `Ẹ ṣẹ̀dà link yìí: ${url}`,
  isNew: 'Tuntun',
  reviews: (count: number) => `Àgbéyẹ̀wò ${count}`,
  verified: 'A ti yẹ̀ wò',
  badgeMeaning: 'Ìtumọ̀ àmì ìyẹ̀wò',
  badgeInGeneral: (name) =>
    `Onise ń fún àwọn tí a ti yẹ ìdánimọ̀ wọn wò ní àmì yìí. Profile ${name} sọ ohun tí a yẹ̀ wò, àti ìgbà tí a yẹ̀ ẹ́ wò.`,
  badgeWithoutRecord: 'Onise fún un ní àmì yìí láìsí àkọsílẹ̀ ìwé kankan.',
  badgePromise:
    'Àmì náà sọ ẹni tí ènìyàn jẹ́. Kò ṣe ìlérí iṣẹ́ tó dára: ẹ ṣe àdéhùn kí ẹ sì sanwó lórí Onise, kí ẹ fọwọ́ sí i nígbà tí iṣẹ́ bá parí nìkan.',
  badgeProfile: 'Ṣí profile',
  identityChecked: (day) => `A ti yẹ ìdánimọ̀ wò ní ${day}`,
  phoneProven: 'A ti jẹ́rìí sí nọ́ńbà fóònù',
  bankInSameName: 'Àkáǹtì báǹkì ní orúkọ kan náà',
  postedTodos: (posted, assigned) =>
    `Todo ${posted} ló ti gbé síta, ó ti yan ènìyàn fún ${assigned}`,
  paidFor: (percent) => `ó ti sanwó fún ${percent}% iṣẹ́ tó yan ènìyàn fún`,
  approvesIn: (days) =>
    days === 1
      ? 'ó sábà máa ń fọwọ́ sí i láàárín ọjọ́ kan'
      : `ó sábà máa ń fọwọ́ sí i láàárín ọjọ́ ${days}`,
  lostDisputes: (count) => `ó pàdánù àríyànjiyàn ${count}`,
  memberSince: (month) => `ọmọ ẹgbẹ́ láti ${month}`,
  completedJobs: (count: number) => `Iṣẹ́ ${count} ti parí`,
  completed: (percent: number, jobs: number) => `${percent}% nínú iṣẹ́ ${jobs} ti parí`,
  rating: (rating: number) => `Ìràwọ̀ ${rating} nínú 5`,
}

const ui: Words<typeof uiTexts> = {
  loading: 'Ó ń ṣí',
  failed: 'Kò lè ṣí.',
  retry: 'Gbìyànjú lẹ́ẹ̀kan sí i',
  showMore: 'Fi púpọ̀ sí i hàn',
  back: 'Padà',
  close: 'Pa dé',
  dismiss: 'Mú kúrò',
  toasts: 'Ìkìlọ̀',
  clear: 'Pa ohun tí ẹ wá rẹ́',
  tapToLoad: 'Tẹ̀ ẹ́ kó lè ṣí',
  refresh: 'Tún wò',
  refreshing: 'À ń wá ohun tuntun',
  asOf: 'Bó ṣe wà nígbà tí a wò ó kẹ́yìn',

  skip: 'Fò lọ sí ọ̀rọ̀ inú rẹ̀',
  menu: 'Menu',
  closeMenu: 'Pa menu dé',
  side: 'Menu ẹ̀gbẹ́',
  main: 'Gbòógì',
  bar: 'Èyí tí a ń lò jù',
  waiting: ' ń dúró nínú ',
}

const updates: Words<typeof updatesTexts> = {
  notReady:
    'Ẹ̀dà tuntun náà ti fẹ́rẹ̀ẹ́ ṣe tán. Ẹ máa bá iṣẹ́ yín lọ, kí ẹ sì tún tẹ “Gba ẹ̀dà tuntun” lẹ́yìn ìṣẹ́jú kan.',
}

const textLinks: Words<typeof textLinkTexts> = {
  help: 'Ìrànlọ́wọ́',
  privacy: 'Àṣírí',
  terms: 'Àdéhùn',
  accept: 'Bí ẹ bá forúkọ sílẹ̀, ẹ gba ìwọ̀nyí:',
}

export const words = {
  'languages/text-links-messages': textLinks,
  api,
  'outbox/delivery-messages': outboxDelivery,
  outbox,
  payments,
  places,
  replica,
  'replica/quota-messages': replicaQuota,
  speech,
  startup,
  'ui/code': uiCode,
  'ui/format': uiFormat,
  'ui/messages.lazy': uiMessagesLazy,
  ui,
  updates,
}
