import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  loggedOut: 'Ẹ ti jáde níbí. Ohun tí kò tíì lọ máa dúró títí ẹ ó fi tún wọlé.',
}
