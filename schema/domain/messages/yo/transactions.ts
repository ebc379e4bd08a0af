import type { Words } from '#schema/domain/localize.ts'
import type { TRANSACTION_MESSAGES } from '../transactions.ts'

export const words: Words<typeof TRANSACTION_MESSAGES> = {
  fund: () => 'Owó wọ wallet',
  award: ({ title = 'todo kan' }) => `Owó tí a di mú fún ${title}`,
  hold: ({ title = 'todo kan' }) => `Àfikún owó tí a di mú fún ${title}`,
  release: ({ title = 'todo kan' }) => `Owó fún ${title}`,
  task_refund: ({ title = 'todo kan', note = `Owó tó padà fún ${title}` }) => note,
  withdraw: () => 'Yíyọ owó',
  payout: () => 'Owó tí ẹ yọ ti dé',
  payout_failed: () => 'Yíyọ owó tí kò lọ',
  payout_returned: () => 'Owó tí ẹ yọ tí báńkì yín dá padà',
  refund: () => 'Owó tó padà sí káàdì',
  refund_started: () => 'Owó tó padà sí káàdì',
  refund_failed: () => 'Owó tó yẹ kó padà sí káàdì tí kò lọ',
  chargeback: () => 'Owó káàdì tí báńkì gbà padà',
  debt_paid: () => 'Gbèsè owó káàdì tí báńkì yín gbà padà, ẹ ti san án',
  suspense_in: () => 'Owó sísan tí kò ní àkáǹtì',
  adjust: ({ note = 'A ti ṣàtúnṣe owó' }) => note,
  settle: () => 'Ìparí ìṣirò',
  reverse: ({ note = 'A ti dá a padà' }) => note,
}
