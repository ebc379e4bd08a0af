import type { Words } from '#schema/domain/localize.ts'
import type { messages as directoryTexts } from './messages.ts'

const directory: Words<typeof directoryTexts> = {
  entryTitle: 'Wurinku a jerin ƙwararru',
  listMe: 'Saka ni a jeri ga kowa',
  listMeNote:
    'Kowa zai iya samun sunanku, hotonku, aikinku da ƙimarku a ƙarƙashin sana’arku, ko ba shi da account. A kashe: ba wanda zai same ku a can.',
  takesJobs: 'Ina karɓar ayyuka',
  takesJobsNote: 'A kashe: kuna nan a jerin, amma ba a cewa kuna da lokaci.',
}

export const words = {
  'features/directory': directory,
}
