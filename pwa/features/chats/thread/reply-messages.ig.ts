import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './reply-messages.ts'

export const words: Words<typeof messages> = {
  label: 'Azịza ngwa ngwa',
  client: {
    start: {
      first: 'Ndewo. Kedu mgbe ị ga-abịa lee ya?',
      second: 'Ndewo. Ọnụ ego gị ọ gụnyere ihe eji arụ ọrụ?',
      third: 'Ndewo. Ị rụtụla ụdị ọrụ a mbụ?',
    },
    talk: {
      first: 'Kedu mgbe ị ga-amalite?',
      second: 'Ọnụ ego gị ọ gụnyere ihe eji arụ ọrụ?',
      third: 'Ego ole bụ nke ikpeazụ gị?',
    },
    work: {
      first: 'Ị nọ n’ụzọ?',
      second: 'Kedu mgbe ọ ga-adị njikere?',
      third: 'Daalụ, ị rụrụ ọrụ nke ọma.',
    },
  },
  tasker: {
    start: {
      first: 'Ndewo. Enwere m ike ibu ụzọ bịa lee ya?',
      second: 'Ndewo. Biko, ị nwere ike iziga m foto ya?',
      third: 'Ndewo. Kedu mgbe ị chọrọ ka a rụchaa ya?',
    },
    talk: {
      first: 'Biko, ị nwere ike iziga m foto ya?',
      second: 'Ọnụ ego m gụnyere ihe eji arụ ọrụ.',
      third: 'Enwere m ike ịmalite echi.',
    },
    work: {
      first: 'Anọ m n’ụzọ.',
      second: 'Ndo, m ga-egbu oge ntakịrị.',
      third: 'Arụchaala m ọrụ ahụ. Biko lee ya.',
    },
  },
}
