import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.lazy.ts'

export const words: Words<typeof messages> = {
  title: 'Nzacha',
  location: 'Ebe ọrụ',
  locationHint: 'Obodo, ahịa ma ọ bụ steeti',
  priceFrom: 'Ọnụ ego site na',
  priceTo: 'Ọnụ ego ruo',
  projectType: 'Ụdị ọrụ',
  anyType: 'Nke ọ bụla',
  skills: 'Nka',
  skillsOf: (field: string) => `Nke ọ bụla n’ime ndị a, na ${field}`,
  show: 'Gosi todo',
  clear: 'Wepụ nzacha',
}
