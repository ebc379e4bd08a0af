import type { Words } from '#schema/domain/localize.ts'
import type { PASSWORD_MESSAGES } from '../passwords.ts'

export const words: Words<typeof PASSWORD_MESSAGES> = {
  linkSent: 'Idan akwai wannan imel, an aika link na canja kalmar sirri.',
  reset: 'An canja kalmar sirrinku. Ku shiga da sabuwar.',
  changed: 'An canja kalmar sirrinku. An fitar da ku a ko’ina daban.',
}
