import { useState } from 'react'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { ExportButton } from '#pwa/features/admin/page/export-button.tsx'
import { Filter, FilterBar, optionsOf, Order } from '#pwa/features/admin/page/filter-bar.tsx'
import { PlaceFilter } from '#pwa/features/admin/page/place-filter.tsx'
import { useAdminList } from '#pwa/features/admin/page/use-admin-list.ts'
import { useSettled } from '#pwa/features/admin/page/use-settled.ts'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { SearchField } from '#pwa/ui/form/search-field.tsx'
import { listAllTasks } from '#schema/contract/admin-lists.ts'
import type { RequestInput, ResponseBody } from '#schema/contract/endpoint.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { statusLabelOf, TASK_STATUSES } from '#schema/domain/task.ts'
import { messages } from './messages.ts'
import { RemoveTask } from './remove-task.tsx'

type Filters = Pick<RequestInput<typeof listAllTasks>, 'status' | 'place' | 'sort'>

const { columns: names } = messages
const rowsOf = ({ tasks }: ResponseBody<typeof listAllTasks>) => tasks
const STATUSES = TASK_STATUSES.map((value) => ({ value, label: statusLabelOf(value) }))
const TONES: Partial<Record<Task['status'], 'good' | 'wait' | 'bad' | 'news'>> = {
  pending: 'good',
  'in-progress': 'news',
  submitted: 'wait',
  disputed: 'bad',
}

const columnsOf = (onRemove: (task: Task) => void): Column<Task>[] => [
  {
    id: 'title',
    header: names.title,
    cell: ({ title }) => <span className="strong">{title}</span>,
  },
  { id: 'client', header: names.client, cell: ({ postedBy }) => postedBy.username },
  { id: 'tasker', header: names.tasker, cell: ({ tasker }) => tasker?.username ?? '–' },
  {
    id: 'status',
    header: names.status,
    cell: ({ status }) => <Badge tone={TONES[status] ?? 'still'}>{statusLabelOf(status)}</Badge>,
  },
  {
    id: 'amount',
    header: names.amount,
    align: 'end',
    cell: ({ price }) => <Naira amount={price} />,
  },
  {
    id: 'date',
    header: names.date,
    cell: ({ createdAt }) => <DateText at={createdAt} show="both" />,
  },
  {
    id: 'delete',
    header: names.delete,
    cell: (task) =>
      task.status !== 'removed' && (
        <Button size="small" tone="plain" onClick={() => onRemove(task)}>
          {messages.delete}
        </Button>
      ),
  },
]

/** Every task, searched by title. */
export function Tasks({ onOpen }: { onOpen: (id: string) => void }) {
  const [search, setSearch] = useState('')
  const [filters, setFilters] = useState<Filters>({})
  const [removing, setRemoving] = useState<Task | null>(null)
  const [columns] = useState(() => columnsOf(setRemoving))
  const q = useSettled(search.trim())
  const searched = { ...filters, ...(q && { q }) }
  const { table } = useAdminList(listAllTasks, searched, rowsOf)
  return (
    <AdminPage
      title={messages.title}
      action={
        <ExportButton endpoint={listAllTasks} input={searched} rowsOf={rowsOf} name="tasks" />
      }
    >
      <FilterBar>
        <SearchField label={messages.search} value={search} onValue={setSearch} />
        <Filter
          label={messages.status}
          options={STATUSES}
          value={filters.status}
          onValue={(status) => setFilters({ ...filters, status })}
        />
        <PlaceFilter value={filters.place} onValue={(place) => setFilters({ ...filters, place })} />
        <Order
          label={messages.sort}
          options={optionsOf(messages.sorts)}
          value={filters.sort}
          onValue={(sort) => setFilters({ ...filters, sort })}
        />
      </FilterBar>
      <AdminTable
        {...table}
        label={messages.title}
        columns={columns}
        rowId={({ _id }) => _id}
        onOpen={({ _id }) => onOpen(_id)}
        empty={messages.empty}
      />
      {removing && <RemoveTask task={removing} onClose={() => setRemoving(null)} />}
    </AdminPage>
  )
}
