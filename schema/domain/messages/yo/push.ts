import type { Words } from '#schema/domain/localize.ts'
import type { PUSH_MESSAGES } from '../push.ts'

export const words: Words<typeof PUSH_MESSAGES> = {
  subscribed: 'Ìfitónilétí wà ní títàn lórí fóònù yìí.',
  unsubscribed: 'A ti pa ìfitónilétí lórí fóònù yìí.',
  digest: (count: number) => ({
    title: `Ìfitónilétí tuntun ${count}`,
    text: 'Ẹ ṣí Onise láti kà wọ́n.',
  }),
}
