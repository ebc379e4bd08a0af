import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Harshe',
  label: 'Harshen wannan na’ura',
  hint: 'Onise za ta sake buɗewa da harshen da kuka zaɓa. Abin da kuka rubuta yana nan.',
  whole: 'Komai, har da imel da sanarwa',
  parts: 'Komai sai dai sanarwa, imel, fitar da bayanai da rufe asusu',
  unavailable: 'Ba a adana wannan harshe a wannan waya ba. Ku zaɓe shi idan kuna da network.',
}
