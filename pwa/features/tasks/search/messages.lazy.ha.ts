import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.lazy.ts'

export const words: Words<typeof messages> = {
  title: 'Tacewa',
  location: 'Wuri',
  locationHint: 'Gari, kasuwa ko jiha',
  priceFrom: 'Farashi daga',
  priceTo: 'Farashi har zuwa',
  projectType: 'Nau’in aiki',
  anyType: 'Kowane',
  skills: 'Ƙwarewa',
  skillsOf: (field: string) => `Ɗaya daga cikin waɗannan, a ${field}`,
  show: 'Nuna todo',
  clear: 'Share tacewa',
}
