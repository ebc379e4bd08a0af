import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './reset-messages.ts'

export const words: Words<typeof messages> = {
  title: 'New password',
  for: (email) => `For the account of ${email}.`,
  send: 'Save password',
  brokenTitle: 'This link no complete',
  broken: 'Open am again from the e-mail, or make we send you new one.',
  newLink: 'Send new link',
  effect: 'After that you go log out for every device. Your PIN go stay as e be.',
  offline: 'Network no dey. You need am to save new password. The link dey work for 30 minutes.',
  remember: 'You know your password?',
}
