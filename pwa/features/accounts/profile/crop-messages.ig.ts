import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './crop-messages.ts'

export const words: Words<typeof messages> = {
  title: 'Họrọ ihe a ga-egosi',
  view: 'Foto n’ime okirikiri',
  hint: 'Dọrọ foto ahụ, ma ọ bụ jiri igodo akụ. Jiri mkpịsị aka abụọ ma ọ bụ slider mee ka ọ dị ukwuu.',
  zoom: 'Mee ka ọ dị ukwuu',
  use: 'Jiri akụkụ a',
  cancel: 'Kagbuo',
  loading: 'Ọ na-ebu',
}
