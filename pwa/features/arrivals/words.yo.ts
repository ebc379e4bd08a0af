import type { Words } from '#schema/domain/localize.ts'
import type { messages as arrivalTexts } from './messages.ts'

const arrivals: Words<typeof arrivalTexts> = {
  title: 'Lẹ́nu ọ̀nà',
  clientCode: 'Kóòdù ìdé ti òní',
  clientHint: (name) =>
    `Ẹ kà á síta nígbà tí ${name} bá dúró níwájú yín, kì í ṣe ṣáájú. Ó ń kọ ìgbà tí iṣẹ́ bẹ̀rẹ̀ sílẹ̀.`,
  notRead: 'Kóòdù náà yóò dé tí fóònù yìí bá ní network lẹ́ẹ̀kan.',
  label: 'Kóòdù ìdé',
  hint: 'Oníbàárà máa ń ka nọ́ńbà mẹ́rin síta.',
  needed: 'Ẹ tẹ nọ́ńbà mẹ́rin náà',
  arrive: 'Mo ti dé',
  again: 'Mo ti tún dé',
  leave: 'Mò ń lọ',
  saving: 'Ó ń pamọ́...',
  saved: 'Ó ti wà lórí fóònù yìí. A ó fi ránṣẹ́ nígbà tí network bá wà.',
  failed: 'Wọn kò gbà á',
  unsentArrival: 'Ìdé yín',
  unsentLeaving: 'Lílọ yín',
  arrived: (name, at) => `${name} dé ní ${at}.`,
  left: (name, at) => `${name} lọ ní ${at}.`,
  youArrived: (at) => `Ẹ dé ní ${at}.`,
  youLeft: (at) => `Ẹ lọ ní ${at}.`,
  told: (at) => `Wọ́n sọ fún Onise ní ${at}.`,
  clockWrong: 'Aago fóònù náà kò tọ́, nítorí náà èyí ni ìgbà tí wọ́n sọ fún Onise.',
}

export const words = { 'features/arrivals': arrivals }
