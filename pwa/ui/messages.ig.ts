import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  loading: 'Ọ na-ebu',
  failed: 'O nweghị ike ibu.',
  retry: 'Nwaa ọzọ',
  showMore: 'Gosi ndị ọzọ',
  back: 'Laghachi azụ',
  close: 'Mechie',
  dismiss: 'Wepụ',
  toasts: 'Ịdọ aka ná ntị',
  clear: 'Hichapụ ihe a chọrọ',
  tapToLoad: 'Pịa ka o buo',
  refresh: 'Lelee ọzọ',
  refreshing: 'A na-achọ ihe ọhụrụ',
  asOf: 'Otú ọ dị mgbe e lelere ya ikpeazụ',

  skip: 'Gaa n’isi okwu',
  menu: 'Menu',
  closeMenu: 'Mechie menu',
  side: 'Menu akụkụ',
  main: 'Nke isi',
  bar: 'Nke a na-ejikarị',
  waiting: ' na-eche na ',
}
