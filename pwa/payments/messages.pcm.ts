import type { Words } from '#schema/domain/localize.ts'
import { formatNaira, naira } from '#schema/domain/money.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  arrived: (amount) => `${formatNaira(naira(amount))} don enter your wallet.`,
}
