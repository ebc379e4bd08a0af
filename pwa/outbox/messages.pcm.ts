import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  tooOld: 'You write this one with older version of Onise, so e no fit go again. Write am again.',
  stopped: 'You stop this one. E go stay for this phone until you send am again or comot am.',
  sentBeforeDiscard:
    'Onise don already receive this one when you comot am. E go stay as you send am.',
  parentFailed: 'E no go, because we no accept the thing wey e follow.',
}
