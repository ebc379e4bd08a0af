import { useState } from 'react'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { Ago } from '#pwa/ui/display/ago.tsx'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { listPayoutsInReview } from '#schema/contract/payout-review.ts'
import { DecideWithdrawal, type Decision, type Withdrawal } from './decide-withdrawal.tsx'
import { messages } from './messages.ts'

type Open = { withdrawal: Withdrawal; decision: Decision }

/** One that is overdue is sent again only when Onise does not send it by itself. */
function decisionsFor({ isOverdue, status }: Withdrawal): readonly Decision[] {
  if (!isOverdue) return ['send', 'return']
  return status === 'sent' ? ['send', 'arrived', 'return'] : ['arrived', 'return']
}

const { columns: names } = messages

const columnsOf = (onDecide: (open: Open) => void): Column<Withdrawal>[] => [
  { id: 'since', header: names.since, cell: ({ createdAt }) => <Ago at={createdAt} /> },
  { id: 'user', header: names.user, cell: ({ username }) => username },
  {
    id: 'amount',
    header: names.amount,
    align: 'end',
    cell: ({ amount }) => <Naira amount={amount} decimals="two" />,
  },
  {
    id: 'account',
    header: names.account,
    cell: ({ accountName, bankName, accountLast4 }) =>
      `${accountName}, ${bankName} …${accountLast4}`,
  },
  {
    id: 'why',
    header: names.why,
    cell: ({ reason, isOverdue, providerStatus }) => (
      <div>
        {isOverdue && <Badge tone="bad">{messages.overdue}</Badge>} {reason}
        {providerStatus && <div className="soft">{messages.provider(providerStatus)}</div>}
      </div>
    ),
  },
  {
    id: 'decide',
    header: names.decide,
    cell: (withdrawal) => (
      <div className="row">
        {decisionsFor(withdrawal).map((decision) => (
          <Button
            key={decision}
            size="small"
            tone="plain"
            onClick={() => onDecide({ withdrawal, decision })}
          >
            {messages[decision]}
          </Button>
        ))}
      </div>
    ),
  },
]

/** The queue of withdrawals that a person must decide about. */
export function Withdrawals() {
  const { data, failed, isStale, retry } = useAdminQuery(listPayoutsInReview, {})
  const [open, setOpen] = useState<Open | null>(null)
  const [columns] = useState(() => columnsOf(setOpen))
  return (
    <AdminPage title={messages.title} note={messages.note}>
      <AdminTable
        label={messages.title}
        columns={columns}
        rows={data?.withdrawals}
        rowId={({ _id }) => _id}
        empty={messages.empty}
        failed={failed}
        isStale={isStale}
        onRetry={retry}
      />
      {open && <DecideWithdrawal {...open} onClose={() => setOpen(null)} />}
    </AdminPage>
  )
}
