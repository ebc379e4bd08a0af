import type { Words } from '#schema/domain/localize.ts'
import type { messages as directoryTexts } from './messages.ts'

const directory: Words<typeof directoryTexts> = {
  entryTitle: 'Àyè yín nínú àkójọ àwọn akọ́ṣẹ́mọṣẹ́',
  listMe: 'Fi mí sínú àkójọ fún gbogbo èèyàn',
  listMeNote:
    'Ẹnikẹ́ni lè rí orúkọ, àwòrán, iṣẹ́ àti ìràwọ̀ yín lábẹ́ iṣẹ́ ọwọ́ yín, kódà láìní account. Bí ó bá wà ní pípa: ẹnikẹ́ni kò ní rí yín níbẹ̀.',
  takesJobs: 'Mò ń gba iṣẹ́',
  takesJobsNote: 'Bí ó bá wà ní pípa: ẹ ṣì wà nínú àkójọ, a kò sì ní sọ pé ẹ wà láyè.',
}

export const words = {
  'features/directory': directory,
}
