import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  proposal: {
    sent: (price: string) => `Ẹ ní ẹ máa ṣe é ní ${price}.`,
    received: (price: string, name: string) =>
      `${name} máa ṣe é ní ${price}. Ẹ gbé todo náà fún un láti bẹ̀rẹ̀.`,
  },
  seeProposal: 'Wo proposal náà',
  seeProfile: 'Wo profile náà',
  optionsFor: (name: string) => `Nípa ${name}`,
  close: 'Pa dé',
  others: (count: number) => `Todo ${count} mìíràn tún wà.`,
}
