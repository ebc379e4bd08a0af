import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './change-messages.ts'

export const words: Words<typeof messages> = {
  title: 'Gbanwee password',
  note: 'Ị ga-anọgide n’ime ebe a, ị ga-apụkwa n’ebe ndị ọzọ niile.',
  current: 'Password nke ugbu a',
  currentRequired: 'Ị ga-ederịrị password nke ugbu a',
  newPassword: 'Password ọhụrụ',
  send: 'Gbanwee password',
  same: 'Nke a bụ password gị ugbu a. Họrọ ọzọ.',
  forgot: 'I chefuru password?',
  offline: 'Enweghị network. Ọ dị mkpa iji gbanwee password gị.',
}
