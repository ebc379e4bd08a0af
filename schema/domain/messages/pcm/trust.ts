import type { Words } from '#schema/domain/localize.ts'
import type { TRUST_MESSAGES } from '../trust.ts'

export const words: Words<typeof TRUST_MESSAGES> = {
  blocked:
    'You don block am. Una no go see each other again. Work wey don get professional go continue.',
  unblocked: 'You don unblock am. Una fit see each other again.',
}
