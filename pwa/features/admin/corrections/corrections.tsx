import { useState } from 'react'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { Ago } from '#pwa/ui/display/ago.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { decideAdjustment, listAdjustments } from '#schema/contract/adjustments.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { Approvals } from './approvals.tsx'
import { BankBookings } from './bank-bookings.tsx'
import { messages } from './messages.ts'

type Adjustment = ResponseBody<typeof listAdjustments>['adjustments'][number]
const DECISIONS = ['approve', 'reject'] as const
type Open = { adjustment: Adjustment; decision: (typeof DECISIONS)[number] }

const { columns: names } = messages

const columnsOf = (onDecide: (open: Open) => void): Column<Adjustment>[] => [
  { id: 'since', header: names.since, cell: ({ requestedAt }) => <Ago at={requestedAt} /> },
  { id: 'user', header: names.user, cell: ({ username }) => username },
  {
    id: 'amount',
    header: names.amount,
    align: 'end',
    cell: ({ amount }) => <Naira amount={amount} decimals="two" />,
  },
  {
    id: 'direction',
    header: names.direction,
    cell: ({ direction }) => messages.directions[direction],
  },
  { id: 'reason', header: names.reason, cell: ({ reason }) => reason },
  { id: 'by', header: names.by, cell: ({ requestedBy }) => requestedBy ?? messages.unknown },
  {
    id: 'decide',
    header: names.decide,
    cell: (adjustment) => (
      <div className="row">
        {DECISIONS.map((decision) => (
          <Button
            key={decision}
            size="small"
            tone="plain"
            onClick={() => onDecide({ adjustment, decision })}
          >
            {messages[decision]}
          </Button>
        ))}
      </div>
    ),
  },
]

function Decide({ adjustment, decision, onClose }: Open & { onClose: () => void }) {
  const { _id, amount, username, direction } = adjustment
  return (
    <DecisionSheet
      open
      onClose={onClose}
      title={messages.decideTitle}
      endpoint={decideAdjustment}
      label={messages[decision]}
      inputOf={(_fields, reason) => ({ id: _id, decision, reason })}
    >
      <p>
        {decision === 'approve'
          ? messages.approveText(formatNaira(amount), username, direction)
          : messages.rejectText}
      </p>
    </DecisionSheet>
  )
}

/** Corrections of wallets that wait for a second administrator, and bookings between our bank and the provider. */
export function Corrections() {
  const { data, failed, isStale, retry } = useAdminQuery(listAdjustments, {})
  const [open, setOpen] = useState<Open | null>(null)
  const [columns] = useState(() => columnsOf(setOpen))
  return (
    <AdminPage title={messages.title} note={messages.note}>
      <Approvals />
      <Section title={messages.waiting}>
        <AdminTable
          label={messages.waiting}
          columns={columns}
          rows={data?.adjustments}
          rowId={({ _id }) => _id}
          empty={messages.empty}
          failed={failed}
          isStale={isStale}
          onRetry={retry}
        />
      </Section>
      <BankBookings />
      {open && <Decide {...open} onClose={() => setOpen(null)} />}
    </AdminPage>
  )
}
