import { useState } from 'react'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useAdminList } from '#pwa/features/admin/page/use-admin-list.ts'
import { RefundPayment } from '#pwa/features/admin/payments/decide-payment.tsx'
import { messages as paymentMessages } from '#pwa/features/admin/payments/messages.ts'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { listUserPayments } from '#schema/contract/admin-users.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { messages } from './detail-messages.ts'

type Payment = ResponseBody<typeof listUserPayments>['payments'][number]

const { columns: names } = paymentMessages

function statusOf({ status, left, isRefunding }: Payment): string {
  if (isRefunding) return messages.refunding
  if (status === 'success' && left === 0) return messages.refunded
  return paymentMessages.paymentStatuses[status]
}

const columnsOf = (onRefund: (payment: Payment) => void): Column<Payment>[] => [
  {
    id: 'since',
    header: names.since,
    cell: ({ createdAt }) => <DateText at={createdAt} show="both" />,
  },
  {
    id: 'reference',
    header: names.reference,
    cell: ({ reference }) => <code className="small">{reference}</code>,
  },
  {
    id: 'amount',
    header: names.amount,
    align: 'end',
    cell: ({ amount }) => <Naira amount={amount} decimals="two" />,
  },
  {
    id: 'status',
    header: names.status,
    cell: statusOf,
  },
  {
    id: 'refund',
    header: messages.refund,
    cell: (payment) =>
      payment.left > 0 &&
      !payment.isRefunding && (
        <Button size="small" tone="danger-plain" onClick={() => onRefund(payment)}>
          {messages.refund}
        </Button>
      ),
  },
]

/** The payments of a user; what is left of each can go back to the payer. */
export function UserPayments({ id }: { id: UserId }) {
  const { table } = useAdminList(listUserPayments, { id }, ({ payments }) => payments)
  const [open, setOpen] = useState<Payment | null>(null)
  const [columns] = useState(() => columnsOf(setOpen))
  return (
    <Section title={messages.payments}>
      <AdminTable
        {...table}
        label={messages.payments}
        columns={columns}
        rowId={({ reference }) => reference}
        empty={messages.noPayments}
      />
      {open && (
        <RefundPayment
          payment={{
            reference: open.reference,
            amount: open.left,
            isInWallet: open.status === 'success',
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  )
}
