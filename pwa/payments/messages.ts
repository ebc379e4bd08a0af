import { formatNaira, naira } from '#schema/domain/money.ts'

export const messages = {
  /** `amount` in naira. */
  arrived: (amount: number) => `${formatNaira(naira(amount))} arrived in your wallet.`,
} as const
