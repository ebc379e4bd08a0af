import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Asụsụ',
  label: 'Asụsụ nke ngwaọrụ a',
  hint: 'Onise ga-emepe ọzọ n’asụsụ ị họọrọ. Ihe i dere agaghị efu.',
  whole: 'Ihe niile, tinyere email na ọkwa',
  parts: 'Ihe niile ma e wepụ ọkwa, email, ibupụta data na imechi akaụntụ',
  unavailable: 'E chekwaghị asụsụ a na ekwentị a. Họrọ ya mgbe ị nwere network.',
}
