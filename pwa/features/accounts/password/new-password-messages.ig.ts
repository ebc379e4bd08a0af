import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './new-password-messages.ts'

export const words: Words<typeof messages> = {
  hint: 'Ma ọ dịkarịa ala mkpụrụ edemede 8. Ahịrịokwu dị mkpirikpi dị mma.',
  tooShort: 'Password ga-erurịrị mkpụrụ edemede 8',
}
