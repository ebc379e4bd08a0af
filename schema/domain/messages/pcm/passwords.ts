import type { Words } from '#schema/domain/localize.ts'
import type { PASSWORD_MESSAGES } from '../passwords.ts'

export const words: Words<typeof PASSWORD_MESSAGES> = {
  linkSent: 'If that email dey with us, we don send reset link.',
  reset: 'Your password don change. Log in with the new one.',
  changed: 'Your password don change. You don log out for everywhere else.',
}
