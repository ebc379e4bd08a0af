import { localize } from '#schema/domain/localize.ts'

export const messages = localize('speech', {
  read: 'Read aloud',
  readNewest: 'Read the newest messages aloud',
  stop: 'Stop reading',
})
