import type { Words } from '#schema/domain/localize.ts'
import type { WITHDRAWAL_NOTES } from '../withdrawal-notes.ts'

const BACK = 'Owó náà ti padà sínú wallet yín.'

export const words: Words<typeof WITHDRAWAL_NOTES> = {
  notAccepted: `Báńkì kò gba owó náà. ${BACK} Ẹ yẹ nọ́ńbà àkáǹtì náà wò, tàbí kí ẹ lo àkáǹtì mìíràn.`,
  stopped: `A dá ìfiránṣẹ́ náà dúró kó tó lọ. ${BACK} Ẹ lè gbìyànjú lẹ́ẹ̀kan sí i.`,
  late: `Ìfiránṣẹ́ náà kò parí lásìkò. ${BACK} Ẹ lè gbìyànjú lẹ́ẹ̀kan sí i.`,
  reversed: `Báńkì dá owó náà padà. ${BACK} Ẹ yẹ nọ́ńbà àkáǹtì náà wò, tàbí kí ẹ lo àkáǹtì mìíràn.`,
  otherName: `Orúkọ mìíràn ló wà lórí àkáǹtì náà, nítorí náà a kò fi ránṣẹ́. ${BACK} Ẹ lo àkáǹtì tó ní orúkọ yín.`,
  notSent: `Kò lè lọ. ${BACK} Ẹ yẹ nọ́ńbà àkáǹtì náà wò, tàbí kí ẹ lo àkáǹtì mìíràn.`,
  takesLong:
    'Èyí ń pẹ́ ju bó ṣe yẹ lọ. Owó yín wà láìséwu: ó máa dé, tàbí kó padà sínú wallet yín. A ń béèrè lọ́wọ́ báńkì.',
}
