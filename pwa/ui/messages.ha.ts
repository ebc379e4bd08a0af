import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  loading: 'Ana lodawa',
  failed: 'Ba a iya lodawa ba.',
  retry: 'Sake gwadawa',
  showMore: 'Nuna ƙari',
  back: 'Koma baya',
  close: 'Rufe',
  dismiss: 'Kore',
  toasts: 'Faɗakarwa',
  clear: 'Share abin da aka nema',
  tapToLoad: 'Taɓa don lodawa',
  refresh: 'Sabunta',
  refreshing: 'Ana neman sabon abu',
  asOf: 'Kamar yadda aka gani na ƙarshe',

  skip: 'Tsallaka zuwa babban bayani',
  menu: 'Menu',
  closeMenu: 'Rufe menu',
  side: 'Menu na gefe',
  main: 'Babba',
  bar: 'Waɗanda aka fi amfani da su',
  waiting: ' suna jira a ',
}
