import { formatNaira, naira, type Naira } from '#schema/domain/money.ts'

/** An amount of the API inside a sentence. */
export const amountText = (amount: Naira): string => formatNaira(naira(amount))
