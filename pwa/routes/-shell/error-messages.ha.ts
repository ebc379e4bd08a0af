import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './error-messages.ts'

export const words: Words<typeof messages> = {
  title: 'An sami matsala',
  storage: {
    heading: 'Onise ba ta iya buɗe ma’ajiyarta a wannan waya ba',
    text: 'Burauzar ta ƙi. Ku rufe sauran tab na Onise, ku sake gwadawa. Idan hakan bai yi ba, ku yarda da cookies da bayanan wannan site, ku fita daga private browsing, ku rage abin da ke cikin wayar, ko ku yi amfani da wata burauza. Abin da kuka riga kuka aika yana nan lafiya.',
  },
  network: {
    heading: 'Wannan shafin yana buƙatar network',
    text: 'Ba a adana shi a wannan waya ba. Ku sake gwadawa idan kuna da network.',
  },
  other: {
    heading: 'Ba a iya nuna wannan shafin ba',
    text: 'Abin da kuka rubuta yana adane a wannan waya, kuma abin da kuka aika yana nan lafiya. Ku sake gwadawa.',
  },
  reload: 'Sake gwadawa',
}
