import { localize } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'

export const messages = localize('payments', {
  /** `amount` in naira. */
  arrived: (amount: Kobo) => `${formatNaira(amount)} arrived in your wallet.`,
})
