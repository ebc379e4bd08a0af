import type { Words } from '#schema/domain/localize.ts'
import type { PASSWORD_MESSAGES } from '../passwords.ts'

export const words: Words<typeof PASSWORD_MESSAGES> = {
  linkSent: 'Bí ímeèlì yẹn bá wà, a ti fi link láti yí password padà ránṣẹ́.',
  reset: 'Password yín ti yí padà. Ẹ fi tuntun wọlé.',
  changed: 'Password yín ti yí padà. Ẹ ti jáde níbi gbogbo mìíràn.',
}
