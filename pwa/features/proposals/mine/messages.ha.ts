import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  accepted: 'An karɓa',
  rejected: 'Ba a zaɓa ba',
  withdrawn: 'An janye',
}
