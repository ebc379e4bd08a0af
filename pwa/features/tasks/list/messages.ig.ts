import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  heading: 'Ndepụta todo',
  search: 'Chọọ todo',
  tabs: {
    label: 'Todo',
    all: 'Niile',
    assigned: 'E nyere gị',
    submitted: 'Nke i nyefere',
    completed: 'Emechara',
  },
  open: 'Lelee nkọwa',
  refresh: 'Gwakọta ha ma chọọ todo ọhụrụ',
  shuffle: 'Gwakọta',
  sort: 'Usoro',
  sorts: { mixed: 'Agwakọtara', newest: 'Ọhụrụ', price: 'Ọnụ ego', near: 'Nso' },
  noPlace: 'Tinye ebe ị nọ na profile gị ka i buru ụzọ hụ todo ndị dị gị nso.',
  addPlace: 'Tinye ebe ị nọ',
  field: 'Ngalaba',
  allFields: 'Ngalaba niile',
  myField: (field: string) => `${field} (nke gị)`,
  arrived: (count: number) => `${count} ọhụrụ – pịa ka ị hụ`,
  noneMatch: (search: string) => `Ọ dịghị todo ebe a a na-akpọ “${search.trim()}”.`,
  noneInField: (field: string) => `Ọ dịghị todo meghere emeghe na ${field} ugbu a.`,
  filters: 'Nzacha ndị ọzọ',
  noneOpen: 'Todo ọhụrụ na-apụta ebe a ozugbo onye ahịa tinyere otu.',
  showAll: 'Gosi todo niile',
  onlyHere: 'Enweghị network: naanị todo dị na ekwentị a ka a chọrọ.',
  openBadge: 'Meghere',
  anywhere: 'Ebe ọ bụla',
  months: (months: number) => `ọnwa ${months}`,
}
