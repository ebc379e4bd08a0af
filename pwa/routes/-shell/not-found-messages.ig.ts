import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './not-found-messages.ts'

export const words: Words<typeof messages> = {
  title: 'A hụghị ibe a',
  heading: 'Anyị ahụghị ibe ahụ',
  text: 'O nwere ike ịbụ na e dehiere adreesị ahụ, ma ọ bụ na e bugharịala ibe ahụ. Ọrụ gị dị na ekwentị a dị nchebe.',
  action: 'Gaa na mmalite',
}
