import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { STANDING_MESSAGES } from '../standing.ts'

const DISPUTED = 'Your bank dey look into one card payment of your own.'

export const words: Words<typeof STANDING_MESSAGES> = {
  disputed: {
    withdraw: `${DISPUTED} You fit withdraw again when dem don settle am.`,
    award: `${DISPUTED} You fit give this work when dem don settle am.`,
    approve: `${DISPUTED} Na from am you pay for this todo, so you fit approve the work when dem don settle am.`,
  },
  owes: (debt) =>
    `You dey owe ${formatNaira(debt)}, because your bank take back one card payment. Put money for your wallet to pay am.`,
  clearing: (free, clearings) => {
    const later = clearings.map(
      ({ amount, clearsAt }) => `${formatNaira(amount)} from ${formatLagosDateTime(clearsAt)}`,
    )
    return `You fit withdraw ${formatNaira(free)} now, and ${later.join(', ')}, because that work approve by itself.`
  },
  overLimit: (limit) =>
    `The money for your wallet pass ${formatNaira(limit)}, the limit for account wey never get verified. Get verified to withdraw.`,
  emailHold: (title, amount) =>
    `We dey hold ${amount} for ${title}. We don use am for this, and the todo don cancel.`,
  holdTaken: (title) => `Refund for ${title}, because your bank take back one card payment`,
}
