import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  proposal: {
    sent: (price: string) => `I kwuru na ị ga-arụ ya ${price}.`,
    received: (price: string, name: string) =>
      `${name} ga-arụ ya ${price}. Nye ya todo ahụ ka a malite.`,
  },
  seeProposal: 'Lee proposal ahụ',
  seeProfile: 'Lee profile ahụ',
  optionsFor: (name: string) => `Maka ${name}`,
  close: 'Mechie',
  others: (count: number) => `Todo ${count} ọzọ dị.`,
}
