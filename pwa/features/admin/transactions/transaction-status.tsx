import { Badge } from '#pwa/ui/display/badge.tsx'
import type { Transaction } from '#schema/contract/wallet.ts'
import { messages } from './messages.ts'

const TONES = { pending: 'wait', completed: 'good', failed: 'bad' } as const

export const TransactionStatus = ({ status }: { status: Transaction['TransactionStatus'] }) => (
  <Badge tone={TONES[status]}>{messages.statuses[status]}</Badge>
)
