import { amountGroups } from '#schema/domain/amount-words.ts'
import type { Words } from '#schema/domain/localize.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { messages } from './messages.lazy.ts'

export const words: Words<typeof messages> = {
  aboutOnise: 'Nípa Onise',
  totalBalance: 'Àpapọ̀ owó',
  optional: 'kò pọn dandan',
  atMostCharacters: (limit: number) => `Kò gbọ́dọ̀ ju lẹ́tà ${limit} lọ`,
  charactersLeft: (count: number) => `Ó ku ${count}`,
  charactersTooMany: (count: number) => `Ó fi ${count} pọ̀ jù`,
  amountAtLeast: (amount: string) => `Ẹ kọ ${amount} tàbí jù bẹ́ẹ̀ lọ`,
  amountAtMost: (amount: string) => `Ẹ kọ ${amount} tàbí kó dín`,
  choose: 'Ẹ yan ọ̀kan nínú ìwọ̀nyí.',
  tooLong: (max) => `Kò gbọdọ̀ ju lẹ́tà ${max} lọ.`,
  tooShort: (min) => `Ó gbọdọ̀ tó lẹ́tà ${min}, ó kéré tán.`,
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
    const naira = `${parts.filter(Boolean).join(' àti ')} náírà`
    return kobo > 0 ? `${naira} àti kọ́bọ̀ ${kobo}` : naira
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
  share: 'Pín in',
  linkCopied: 'A ti ṣẹ̀dà link náà. Ẹ lẹ̀ ẹ́ mọ́ ibikíbi.',
  linkNotCopied: (url: string) => `Ẹ ṣẹ̀dà link yìí: ${url}`,
  isNew: 'Tuntun',
  reviews: (count: number) => `Àgbéyẹ̀wò ${count}`,
  completedJobs: (count: number) => `Iṣẹ́ ${count} ti parí`,
  completed: (percent: number, jobs: number) => `${percent}% nínú iṣẹ́ ${jobs} ti parí`,
  rating: (rating: number) => `Ìràwọ̀ ${rating} nínú 5`,
}
