import type { Words } from '#schema/domain/localize.ts'
import type { CLOSING_MESSAGES } from '../closing.ts'

export const words: Words<typeof CLOSING_MESSAGES> = {
  closed: 'Your account don close. We don erase everything wey the law allow us to erase.',
}
