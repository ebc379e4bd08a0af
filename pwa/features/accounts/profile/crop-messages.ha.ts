import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './crop-messages.ts'

export const words: Words<typeof messages> = {
  title: 'Zaɓi abin da za a nuna',
  view: 'Hoto a cikin da’ira',
  hint: 'Ku ja hoton, ko ku yi amfani da maɓallan kibiya. Ku matse da yatsu ko ku yi amfani da slider don ƙarawa.',
  zoom: 'Ƙara girma',
  use: 'Yi amfani da wannan ɓangare',
  cancel: 'Soke',
  loading: 'Ana lodawa',
}
