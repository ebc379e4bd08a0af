import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './not-found-messages.ts'

export const words: Words<typeof messages> = {
  title: 'Ba a sami shafin ba',
  heading: 'Ba mu sami wannan shafin ba',
  text: 'Mai yiwuwa an yi kuskure a adireshin, ko an ɗauke shafin. Aikinku na wannan waya yana nan lafiya.',
  action: 'Je farkon shafi',
}
