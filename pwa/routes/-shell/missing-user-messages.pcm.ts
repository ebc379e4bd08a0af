import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './missing-user-messages.ts'

export const words: Words<typeof messages> = {
  missing: 'Your account never dey for this phone. This page go open when you get network.',
}
