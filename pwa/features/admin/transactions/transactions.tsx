import { useState } from 'react'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { ExportButton } from '#pwa/features/admin/page/export-button.tsx'
import { Filter, FilterBar, optionsOf, Order } from '#pwa/features/admin/page/filter-bar.tsx'
import { useAdminList } from '#pwa/features/admin/page/use-admin-list.ts'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { listAllTransactions } from '#schema/contract/admin-lists.ts'
import type { RequestInput, ResponseBody } from '#schema/contract/endpoint.ts'
import { messages } from './messages.ts'
import { TransactionStatus } from './transaction-status.tsx'

type Transaction = ResponseBody<typeof listAllTransactions>['trx'][number]
type Filters = Pick<RequestInput<typeof listAllTransactions>, 'status' | 'amount' | 'type' | 'sort'>

const { columns: names } = messages
const rowsOf = ({ trx }: ResponseBody<typeof listAllTransactions>) => trx

const COLUMNS: readonly Column<Transaction>[] = [
  {
    id: 'date',
    header: names.date,
    cell: ({ createdAt }) => <DateText at={createdAt} show="both" />,
  },
  {
    id: 'details',
    header: names.details,
    cell: ({ details, user }) => (
      <div>
        {details}
        <div className="small soft">{`${user.username} · ${user.email}`}</div>
      </div>
    ),
  },
  {
    id: 'status',
    header: names.status,
    cell: ({ TransactionStatus: status }) => <TransactionStatus status={status} />,
  },
  {
    id: 'amount',
    header: names.amount,
    align: 'end',
    cell: ({ amount }) => <Naira naira={amount} decimals="two" />,
  },
  {
    id: 'type',
    header: names.type,
    cell: ({ TransactionType: type }) => messages.types[type],
  },
  {
    id: 'reference',
    header: names.reference,
    cell: ({ reference_number: reference }) => <code className="small">{reference}</code>,
  },
]

type FilterProps = { filters: Filters; onFilters: (some: Partial<Filters>) => void }

function TransactionFilters({ filters, onFilters }: FilterProps) {
  return (
    <FilterBar>
      <Filter
        label={names.status}
        options={optionsOf(messages.statuses)}
        value={filters.status}
        onValue={(status) => onFilters({ status })}
      />
      <Filter
        label={names.amount}
        options={optionsOf(messages.bands)}
        value={filters.amount}
        onValue={(amount) => onFilters({ amount })}
      />
      <Filter
        label={names.type}
        options={optionsOf(messages.types)}
        value={filters.type}
        onValue={(type) => onFilters({ type })}
      />
      <Order
        label={messages.sort}
        options={optionsOf(messages.sorts)}
        value={filters.sort}
        onValue={(sort) => onFilters({ sort })}
      />
    </FilterBar>
  )
}

/** The transactions of all wallets. */
export function Transactions() {
  const [filters, setFilters] = useState<Filters>({})
  const { table } = useAdminList(listAllTransactions, filters, rowsOf)
  return (
    <AdminPage
      title={messages.title}
      action={
        <ExportButton
          endpoint={listAllTransactions}
          input={filters}
          rowsOf={rowsOf}
          name="transactions"
        />
      }
    >
      <TransactionFilters
        filters={filters}
        onFilters={(some) => setFilters({ ...filters, ...some })}
      />
      <AdminTable
        {...table}
        label={messages.title}
        columns={COLUMNS}
        rowId={({ _id, user }) => `${_id} ${user._id}`}
        empty={messages.empty}
      />
    </AdminPage>
  )
}
