import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  proposal: {
    sent: (price: string) => `Kun ce za ku yi a ${price}.`,
    received: (price: string, name: string) =>
      `Farashin ${name}: ${price}. Ku ba da todo don a fara.`,
  },
  seeProposal: 'Duba proposal',
  seeProfile: 'Duba profile',
  optionsFor: (name: string) => `Game da ${name}`,
  close: 'Rufe',
  others: (count: number) => `Akwai ƙarin todo ${count}.`,
}
