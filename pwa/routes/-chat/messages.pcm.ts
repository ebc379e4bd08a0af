import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  proposal: {
    sent: (price) => `You offer ${price}.`,
    received: (price, name) => `${name} offer ${price}. Give the work to start.`,
  },
  seeProposal: 'See the proposal',
  seeProfile: 'See the profile',
  optionsFor: (name) => `About ${name}`,
  close: 'Close',
  others: (count) => (count === 1 ? '1 more todo.' : `${count} more todos.`),
}
