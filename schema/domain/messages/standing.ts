import type { Clearing } from '#schema/domain/clearing.ts'
import { factsOf } from '#schema/domain/facts.ts'
import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import { localize } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'

const DISPUTED = 'Your bank is looking into a card payment of yours.'

/** Why money rests. A file of its own, because only the server says these sentences. */
export const STANDING_MESSAGES = localize('domain/standing', {
  disputed: {
    withdraw: `${DISPUTED} You can withdraw again when that is settled.`,
    award: `${DISPUTED} You can assign this todo when that is settled.`,
    approve: `${DISPUTED} This todo was paid from it, so you can approve it when that is settled.`,
    giveBack: `${DISPUTED} You can give money back when that is settled.`,
  },
  owes: (debt: Kobo) =>
    `You owe ${formatNaira(debt)}, because your bank took back a card payment. Fund your wallet to pay it.`,
  clearing: (free: Kobo, clearings: readonly Clearing[]) => {
    const later = clearings.map(
      ({ amount, clearsAt }) => `${formatNaira(amount)} from ${formatLagosDateTime(clearsAt)}`,
    )
    return `You can withdraw ${formatNaira(free)} now, and ${later.join(', ')}, because that work was approved automatically.`
  },
  overLimit: (limit: Kobo) =>
    `Your wallet holds more than ${formatNaira(limit)}, the limit of an unverified account. Get verified to withdraw.`,
  emailHold: (title: string, amount: Kobo) =>
    `${formatNaira(amount)} was held for ${title}. It is used for this, and the todo is cancelled.`,
  holdTaken: (title: string) => `Refund for ${title}, because your bank took back a card payment`,
})
export const STANDING_FACTS = factsOf('standing', STANDING_MESSAGES)
