import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  noConnection: 'Kò sí ìsopọ̀. Ẹ yẹ network yín wò, kí ẹ sì gbìyànjú lẹ́ẹ̀kan sí i.',
  serverProblem: 'Onise ní ìṣòro lọ́wọ́lọ́wọ́. Ẹ gbìyànjú lẹ́ẹ̀kan sí i láìpẹ́.',
}
