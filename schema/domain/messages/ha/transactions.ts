import type { Words } from '#schema/domain/localize.ts'
import type { TRANSACTION_MESSAGES } from '../transactions.ts'

export const words: Words<typeof TRANSACTION_MESSAGES> = {
  fund: () => 'An saka kuɗi a wallet',
  award: ({ title = 'wani todo' }) => `Kuɗin da aka riƙe don ${title}`,
  hold: ({ title = 'wani todo' }) => `Ƙarin kuɗin da aka riƙe don ${title}`,
  release: ({ title = 'wani todo' }) => `Biyan ${title}`,
  task_refund: ({ title = 'wani todo', note = `Maido da kuɗin ${title}` }) => note,
  withdraw: () => 'Cire kuɗi',
  payout: () => 'Kuɗin da aka cire ya isa',
  payout_failed: () => 'Cire kuɗin da bai yi nasara ba',
  payout_returned: () => 'Cire kuɗin da bankinku ya mayar',
  refund: () => 'Maido da kuɗi zuwa kati',
  refund_started: () => 'Maido da kuɗi zuwa kati',
  refund_failed: () => 'Maido da kuɗi zuwa kati da bai yi nasara ba',
  chargeback: () => 'Biyan kati da banki ya karɓe',
  debt_paid: () => 'An biya bashin biyan kati da bankinku ya karɓe',
  suspense_in: () => 'Biya ba tare da asusu ba',
  adjust: ({ note = 'An gyara kuɗin' }) => note,
  settle: () => 'Daidaita lissafi',
  reverse: ({ note = 'An mayar' }) => note,
}
