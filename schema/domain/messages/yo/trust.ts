import type { Words } from '#schema/domain/localize.ts'
import type { TRUST_MESSAGES } from '../trust.ts'

export const words: Words<typeof TRUST_MESSAGES> = {
  blocked: 'A ti dènà rẹ̀. Ẹ kò ní rí ara yín mọ́. Iṣẹ́ tí ẹ ti gbé fún ẹnì kan máa lọ.',
  unblocked: 'A ti ṣí i sílẹ̀. Ẹ tún lè rí ara yín.',
}
