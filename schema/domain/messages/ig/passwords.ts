import type { Words } from '#schema/domain/localize.ts'
import type { PASSWORD_MESSAGES } from '../passwords.ts'

export const words: Words<typeof PASSWORD_MESSAGES> = {
  linkSent: 'Ọ bụrụ na email ahụ dị, e zigala link ịgbanwe password.',
  reset: 'Agbanweela password gị. Jiri nke ọhụrụ banye.',
  changed: 'Agbanweela password gị. Ị pụọla n’ebe ndị ọzọ niile.',
}
