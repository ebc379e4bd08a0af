import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  read: 'Karanta da murya',
  readNewest: 'Karanta sababbin saƙonni da murya',
  stop: 'Dakatar da karatu',
}
