import { formatNaira, naira, type Naira } from '#schema/domain/money.ts'

export const messages = {
  /** `amount` in naira. */
  arrived: (amount: Naira) => `${formatNaira(naira(amount))} arrived in your wallet.`,
} as const
