import { localize } from '#schema/domain/localize.ts'
import { formatNaira, naira, type Naira } from '#schema/domain/money.ts'

export const messages = localize('payments', {
  /** `amount` in naira. */
  arrived: (amount: Naira) => `${formatNaira(naira(amount))} arrived in your wallet.`,
})
