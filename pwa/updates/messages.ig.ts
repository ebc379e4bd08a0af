import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  notReady: 'Ụdị ọhụrụ ahụ adịla nso ịkwado. Gaa n’ihu, pịa Melite ọzọ n’otu nkeji.',
}
