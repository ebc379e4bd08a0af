import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  read: 'Read am out',
  readNewest: 'Read the newest messages out',
  stop: 'Stop to dey read',
}
