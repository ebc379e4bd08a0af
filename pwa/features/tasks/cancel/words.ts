import { formatNaira, naira, type Naira } from '#schema/domain/money.ts'

export const amountWords = (amount: Naira): string => formatNaira(naira(amount))
