import { useState } from 'react'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { ErrorText } from '#pwa/features/admin/page/error-text.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { Ago } from '#pwa/ui/display/ago.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { listUnmatchedPayments } from '#schema/contract/payment-review.ts'
import { CreditPayment, RefundPayment } from './decide-payment.tsx'
import { messages } from './messages.ts'

type Lists = ResponseBody<typeof listUnmatchedPayments>
type Payment = Lists['payments'][number]
type Refund = Lists['refunds'][number]
type Open = { decision: 'credit' | 'refund'; payment: Payment | null }

const { columns: names } = messages

/** A flag is a list of words. */
const wordsOf = (flag: string | null) =>
  (flag ?? '')
    .split(' ')
    .map((word) => messages.flags[word] ?? word)
    .join(', ')

const columnsOf = (onDecide: (open: Open) => void): Column<Payment>[] => [
  { id: 'since', header: names.since, cell: ({ since }) => <Ago at={since} /> },
  {
    id: 'reference',
    header: names.reference,
    cell: ({ reference }) => <code className="small">{reference}</code>,
  },
  { id: 'user', header: names.user, cell: ({ username }) => username ?? messages.unknownOwner },
  {
    id: 'amount',
    header: names.amount,
    align: 'end',
    cell: ({ amount }) => <Naira amount={amount} decimals="two" />,
  },
  {
    id: 'why',
    header: names.why,
    cell: ({ flag }) => wordsOf(flag),
  },
  {
    id: 'decide',
    header: names.decide,
    cell: (payment) => (
      <div className="row">
        <Button size="small" tone="plain" onClick={() => onDecide({ decision: 'credit', payment })}>
          {messages.credit}
        </Button>
        <Button
          size="small"
          tone="danger-plain"
          onClick={() => onDecide({ decision: 'refund', payment })}
        >
          {messages.refund}
        </Button>
      </div>
    ),
  },
]

const REFUND_COLUMNS: readonly Column<Refund>[] = [
  { id: 'since', header: names.since, cell: ({ createdAt }) => <Ago at={createdAt} /> },
  {
    id: 'reference',
    header: names.reference,
    cell: ({ reference }) => <code className="small">{reference}</code>,
  },
  { id: 'user', header: names.user, cell: ({ username }) => username ?? messages.unknownOwner },
  {
    id: 'amount',
    header: names.amount,
    align: 'end',
    cell: ({ amount }) => <Naira amount={amount} decimals="two" />,
  },
  {
    id: 'status',
    header: names.status,
    cell: ({ status, lastError }) => (
      <div>
        {messages.statuses[status]}
        {lastError && <ErrorText error={lastError} />}
      </div>
    ),
  },
  { id: 'reason', header: names.reason, cell: ({ reason }) => reason },
]

/** Payments in suspense, and refunds that have not ended. */
export function Payments() {
  const { data, failed, isStale, retry } = useAdminQuery(listUnmatchedPayments, {})
  const [open, setOpen] = useState<Open | null>(null)
  const [columns] = useState(() => columnsOf(setOpen))
  const state = { failed, isStale, onRetry: retry }
  const close = () => setOpen(null)
  return (
    <AdminPage
      title={messages.title}
      note={messages.note}
      action={
        <Button
          tone="plain"
          size="small"
          onClick={() => setOpen({ decision: 'refund', payment: null })}
        >
          {messages.refundByReference}
        </Button>
      }
    >
      <Section title={messages.unmatched}>
        <AdminTable
          {...state}
          label={messages.unmatched}
          columns={columns}
          rows={data?.payments}
          rowId={({ reference }) => reference}
          empty={messages.noUnmatched}
        />
      </Section>
      <Section title={messages.refunds}>
        <AdminTable
          {...state}
          label={messages.refunds}
          columns={REFUND_COLUMNS}
          rows={data?.refunds}
          rowId={({ _id }) => _id}
          empty={messages.noRefunds}
        />
      </Section>
      {open?.decision === 'credit' && open.payment && (
        <CreditPayment payment={open.payment} onClose={close} />
      )}
      {open?.decision === 'refund' && (
        <RefundPayment
          payment={open.payment && { ...open.payment, isInWallet: false }}
          onClose={close}
        />
      )}
    </AdminPage>
  )
}
