import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  accepted: 'Wọ́n ti gbà á',
  rejected: 'Wọn kò yàn án',
  withdrawn: 'Ẹ ti fà á sẹ́yìn',
}
