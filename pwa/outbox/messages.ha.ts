import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  tooOld:
    'An rubuta wannan da tsohuwar sigar Onise, don haka ba a iya aika shi kuma. Ku sake rubuta shi.',
  stopped:
    'Kun dakatar da wannan. Yana nan a wannan waya har sai kun sake aika shi ko kun yi watsi da shi.',
  sentBeforeDiscard:
    'Onise ta riga ta karɓi wannan lokacin da kuka yi watsi da shi. Yana nan yadda aka aika shi.',
  parentFailed: 'Ba a aika ba, saboda ba a karɓi abin da yake tare da shi ba.',
}
