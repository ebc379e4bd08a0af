import type { Words } from '#schema/domain/localize.ts'
import type { TRANSACTION_MESSAGES } from '../transactions.ts'

export const words: Words<typeof TRANSACTION_MESSAGES> = {
  fund: () => 'E tinyere ego na wallet',
  award: ({ title = 'otu todo' }) => `Ego e jidere maka ${title}`,
  hold: ({ title = 'otu todo' }) => `Ego ọzọ e jidere maka ${title}`,
  release: ({ title = 'otu todo' }) => `Ụgwọ maka ${title}`,
  task_refund: ({ title = 'otu todo', note = `Nkwụghachi ego maka ${title}` }) => note,
  withdraw: () => 'Iwepụ ego',
  payout: () => 'Ego e wepụrụ eruola',
  payout_failed: () => 'Iwepụ ego na-agaghị nke ọma',
  payout_returned: () => 'Ego e wepụrụ nke ụlọ akụ gị weghachiri',
  refund: () => 'Nkwụghachi ego na kaadị',
  refund_started: () => 'Nkwụghachi ego na kaadị',
  refund_failed: () => 'Nkwụghachi ego na kaadị nke na-agaghị nke ọma',
  chargeback: () => 'Ego kaadị nke ụlọ akụ weghaara',
  debt_paid: () => 'Akwụọla ụgwọ ego kaadị nke ụlọ akụ gị weghaara',
  suspense_in: () => 'Ịkwụ ụgwọ na-enweghị akaụntụ',
  adjust: ({ note = 'E doziri ego ahụ' }) => note,
  settle: () => 'Ndozi mgbakọ',
  reverse: ({ note = 'E weghachiri ya' }) => note,
}
