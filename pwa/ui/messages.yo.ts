import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
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
