import { localize } from '#schema/domain/localize.ts'

export const messages = localize('routes/-chat', {
  proposal: {
    sent: (price: string) => `You offered ${price}.`,
    received: (price: string, name: string) => `${name} offers ${price}. Assign the todo to start.`,
  },
  seeProposal: 'See the proposal',
  seeProfile: 'See the profile',
  optionsFor: (name: string) => `About ${name}`,
  close: 'Close',
  others: (count: number) => (count === 1 ? '1 more todo.' : `${count} more todos.`),
})
