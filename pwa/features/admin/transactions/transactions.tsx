import { useState } from 'react'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { ExportButton } from '#pwa/features/admin/page/export-button.tsx'
import { Filter, FilterBar, optionsOf, Order } from '#pwa/features/admin/page/filter-bar.tsx'
import { useAdminList } from '#pwa/features/admin/page/use-admin-list.ts'
import { useSettled } from '#pwa/features/admin/page/use-settled.ts'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { SearchField } from '#pwa/ui/form/search-field.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { listAllTransactions } from '#schema/contract/admin-lists.ts'
import type { RequestInput, ResponseBody } from '#schema/contract/endpoint.ts'
import { messages } from './messages.ts'
import { TransactionStatus } from './transaction-status.tsx'

type Transaction = ResponseBody<typeof listAllTransactions>['trx'][number]
type Filters = Pick<
  RequestInput<typeof listAllTransactions>,
  'status' | 'type' | 'sort' | 'from' | 'to' | 'min' | 'max' | 'q'
>

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
    cell: ({ amount }) => <Naira amount={amount} decimals="two" />,
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

const RANGES = [
  { name: 'from', type: 'date' },
  { name: 'to', type: 'date' },
  { name: 'min', type: 'number' },
  { name: 'max', type: 'number' },
] as const

type FilterProps = { filters: Filters; onFilters: (some: Partial<Filters>) => void }

function TransactionFilters({ filters, onFilters }: FilterProps) {
  return (
    <FilterBar>
      <SearchField
        label={messages.search}
        value={filters.q ?? ''}
        onValue={(q) => onFilters({ q })}
      />
      <Filter
        label={names.status}
        options={optionsOf(messages.statuses)}
        value={filters.status}
        onValue={(status) => onFilters({ status })}
      />
      {RANGES.map(({ name, type }) => (
        <TextField
          key={name}
          name={name}
          type={type}
          label={messages[name]}
          value={String(filters[name] ?? '')}
          onChange={({ target }) => onFilters({ [name]: target.value || undefined })}
          {...(type === 'number' && { min: 0, step: 'any', inputMode: 'decimal' as const })}
        />
      ))}
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

/** The transactions of all wallets, or at first those of a reference. */
export function Transactions({ q }: { q?: string | undefined }) {
  const [filters, setFilters] = useState<Filters>(q ? { q } : {})
  const settled = useSettled(JSON.stringify(filters))
  const searched = JSON.parse(settled) as Filters
  const { table } = useAdminList(listAllTransactions, searched, rowsOf)
  return (
    <AdminPage
      title={messages.title}
      action={
        <ExportButton
          endpoint={listAllTransactions}
          input={searched}
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
