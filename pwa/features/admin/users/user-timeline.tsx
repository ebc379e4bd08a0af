import { Link } from '@tanstack/react-router'
import { ACTIONS } from '#pwa/features/admin/audit/messages.ts'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useAdminList } from '#pwa/features/admin/page/use-admin-list.ts'
import { messages as reportMessages } from '#pwa/features/admin/reports/messages.ts'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { listUserTimeline } from '#schema/contract/admin-desk.ts'
import { listAuditLog } from '#schema/contract/audit.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { REPORT_REASONS } from '#schema/domain/report.ts'
import { messages } from './desk-messages.ts'

type Event = ResponseBody<typeof listUserTimeline>['events'][number]
type Entry = ResponseBody<typeof listAuditLog>['entries'][number]

function whatOf({ kind, what }: Event): string {
  if (kind === 'act') return ACTIONS[what ?? ''] ?? messages.events.act
  if (kind === 'credit' || kind === 'debit') return what ?? messages.events[kind]
  if (kind === 'disputed' && what === 'own') return messages.ownDispute
  if (kind === 'awarded' && what === 'own') return messages.ownAward
  const reason = REPORT_REASONS.find((each) => kind === 'reported' && each === what)
  return reason
    ? `${messages.events.reported}: ${reportMessages.reasons[reason]}`
    : messages.events[kind]
}

function What(event: Event) {
  const { task, reason, kind } = event
  const isNamed = kind === 'credit' || kind === 'debit'
  return (
    <div>
      {whatOf(event)}
      {task && (
        <div>
          <Link to="/admin/$" params={{ _splat: `tasks/${task._id}` }}>
            {isNamed ? messages.open : task.title}
          </Link>
        </div>
      )}
      {reason && <div className="small soft">{reason}</div>}
    </div>
  )
}

const { columns: names, auditColumns } = messages

const COLUMNS: readonly Column<Event>[] = [
  { id: 'date', header: names.date, cell: ({ at }) => <DateText at={at} show="both" /> },
  { id: 'what', header: names.what, cell: (event) => <What {...event} /> },
  {
    id: 'amount',
    header: names.amount,
    align: 'end',
    cell: ({ amount, kind }) =>
      amount !== null && (
        <>
          {kind === 'debit' ? '−' : '+'}
          <Naira amount={amount} decimals="two" />
        </>
      ),
  },
  { id: 'by', header: names.by, cell: ({ by }) => by },
]

/** Everything that happened in the account, newest first. */
export function UserTimeline({ id }: { id: UserId }) {
  const { table } = useAdminList(listUserTimeline, { id }, ({ events }) => events)
  return (
    <Section title={messages.timeline}>
      <AdminTable
        {...table}
        label={messages.timeline}
        columns={COLUMNS}
        rowId={({ _id }) => _id}
        empty={messages.noEvents}
      />
    </Section>
  )
}

const AUDIT_COLUMNS: readonly Column<Entry>[] = [
  {
    id: 'date',
    header: auditColumns.date,
    cell: ({ createdAt }) => <DateText at={createdAt} show="both" />,
  },
  { id: 'actor', header: auditColumns.actor, cell: ({ actor }) => actor.username },
  {
    id: 'action',
    header: auditColumns.action,
    cell: ({ action, about }) => (
      <div>
        {ACTIONS[action] ?? messages.events.act}
        {about.task && (
          <div>
            <Link to="/admin/$" params={{ _splat: `tasks/${about.task._id}` }}>
              {about.task.name}
            </Link>
          </div>
        )}
      </div>
    ),
  },
  { id: 'reason', header: auditColumns.reason, cell: ({ reason }) => reason },
]

/** The audit log about the user, also about todos and withdrawals that name the user. */
export function UserAudit({ id }: { id: UserId }) {
  const { table } = useAdminList(listAuditLog, { user: id }, ({ entries }) => entries)
  return (
    <Section title={messages.audit}>
      <AdminTable
        {...table}
        label={messages.audit}
        columns={AUDIT_COLUMNS}
        rowId={({ _id }) => _id}
        empty={messages.noAudit}
      />
    </Section>
  )
}
