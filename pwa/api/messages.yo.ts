import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  noConnection: 'Kò sí ìsopọ̀. Ẹ yẹ network yín wò, kí ẹ sì gbìyànjú lẹ́ẹ̀kan sí i.',
  serverProblem: 'Onise ní ìṣòro lọ́wọ́lọ́wọ́. Ẹ gbìyànjú lẹ́ẹ̀kan sí i láìpẹ́.',
  phoneFull:
    'Fóònù yìí ti kún, nítorí náà Onise kò lè fi ìyẹn pamọ́. Ẹ wá àyè díẹ̀, kí ẹ sì gbìyànjú lẹ́ẹ̀kan sí i.',
  phoneProblem:
    'Fóònù yìí kò lè ṣe ìyẹn. Ẹ pa Onise dé, ẹ tún un ṣí, kí ẹ sì gbìyànjú lẹ́ẹ̀kan sí i.',
  fileGone: 'Fáìlì tí ẹ yàn ti yí padà tàbí kò sí lórí fóònù yìí mọ́. Ẹ tún un yàn.',
}
