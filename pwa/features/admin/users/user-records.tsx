import { useNavigate } from '@tanstack/react-router'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useAdminList } from '#pwa/features/admin/page/use-admin-list.ts'
import { messages as reportMessages } from '#pwa/features/admin/reports/messages.ts'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { messages as taskMessages } from '#pwa/features/admin/tasks/messages.ts'
import { messages as moneyMessages } from '#pwa/features/admin/transactions/messages.ts'
import { TransactionStatus } from '#pwa/features/admin/transactions/transaction-status.tsx'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import {
  listUserReports,
  listUserTasks,
  listUserTransactions,
} from '#schema/contract/admin-users.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import type { Task } from '#schema/contract/tasks.ts'
import type { Transaction } from '#schema/contract/wallet.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { statusLabelOf } from '#schema/domain/task.ts'
import { messages } from './detail-messages.ts'
import { UserPayments } from './user-payments.tsx'

type Report = ResponseBody<typeof listUserReports>['reports'][number]

const date = <Row extends { createdAt: string }>(header: string): Column<Row> => ({
  id: 'date',
  header,
  cell: ({ createdAt }) => <DateText at={createdAt} show="both" />,
})

const TASK_COLUMNS: readonly Column<Task>[] = [
  { id: 'title', header: taskMessages.columns.title, cell: ({ title }) => title },
  {
    id: 'status',
    header: taskMessages.columns.status,
    cell: ({ status }) => <Badge>{statusLabelOf(status)}</Badge>,
  },
  {
    id: 'amount',
    header: taskMessages.columns.amount,
    align: 'end',
    cell: ({ price }) => <Naira amount={price} />,
  },
  date(taskMessages.columns.date),
]

const MONEY_COLUMNS: readonly Column<Transaction>[] = [
  date(moneyMessages.columns.date),
  { id: 'details', header: moneyMessages.columns.details, cell: ({ details }) => details },
  {
    id: 'amount',
    header: moneyMessages.columns.amount,
    align: 'end',
    cell: ({ amount }) => <Naira amount={amount} decimals="two" />,
  },
  {
    id: 'type',
    header: moneyMessages.columns.type,
    cell: ({ TransactionType: type }) => moneyMessages.types[type],
  },
  {
    id: 'status',
    header: moneyMessages.columns.status,
    cell: ({ TransactionStatus: status }) => <TransactionStatus status={status} />,
  },
]

const REPORT_COLUMNS: readonly Column<Report>[] = [
  date(reportMessages.columns.since),
  {
    id: 'target',
    header: reportMessages.columns.target,
    cell: ({ target }) => reportMessages.targets[target],
  },
  {
    id: 'reason',
    header: reportMessages.columns.reason,
    cell: ({ reason }) => reportMessages.reasons[reason],
  },
  {
    id: 'reporter',
    header: reportMessages.columns.reporter,
    cell: ({ reporter }) => reporter?.username ?? reportMessages.masking,
  },
  {
    id: 'state',
    header: reportMessages.columns.state,
    cell: ({ status, outcome }) =>
      `${messages.reportStatuses[status]}${outcome ? `: ${outcome}` : ''}`,
  },
]

type OfUser = { id: UserId }

function UserTasks({ id, role }: OfUser & { role: 'client' | 'tasker' }) {
  const navigate = useNavigate()
  const { table } = useAdminList(listUserTasks, { id, role }, ({ tasks }) => tasks)
  const title = role === 'client' ? messages.posted : messages.assigned
  return (
    <Section title={title}>
      <AdminTable
        {...table}
        label={title}
        columns={TASK_COLUMNS}
        rowId={({ _id }) => _id}
        onOpen={({ _id }) => void navigate({ to: '/admin/$', params: { _splat: `tasks/${_id}` } })}
        empty={messages.noTasks}
      />
    </Section>
  )
}

function UserTransactions({ id }: OfUser) {
  const { table } = useAdminList(listUserTransactions, { id }, ({ trx }) => trx)
  return (
    <Section title={messages.transactions}>
      <AdminTable
        {...table}
        label={messages.transactions}
        columns={MONEY_COLUMNS}
        rowId={({ _id }) => _id}
        empty={messages.noTransactions}
      />
    </Section>
  )
}

function UserReports({ id }: OfUser) {
  const { table } = useAdminList(listUserReports, { id }, ({ reports }) => reports)
  return (
    <Section title={messages.reports}>
      <AdminTable
        {...table}
        label={messages.reports}
        columns={REPORT_COLUMNS}
        rowId={({ _id }) => _id}
        empty={messages.noReports}
      />
    </Section>
  )
}

/** The todos, transactions and reports of a user, each page by page. */
export const UserRecords = ({ id }: OfUser) => (
  <div className="stack">
    <UserTasks id={id} role="client" />
    <UserTasks id={id} role="tasker" />
    <UserTransactions id={id} />
    <UserPayments id={id} />
    <UserReports id={id} />
  </div>
)
