import type { Words } from '#schema/domain/localize.ts'
import { formatNaira, naira, type Naira } from '#schema/domain/money.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  arrived: (amount: Naira) => `${formatNaira(naira(amount))} ya shiga wallet ɗinku.`,
}
