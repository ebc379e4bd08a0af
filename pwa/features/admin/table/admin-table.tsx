import { getCoreRowModel, useReactTable, type ColumnDef } from '@tanstack/react-table'
import { useMemo, type ReactNode, type KeyboardEvent } from 'react'
import { messages } from '#pwa/features/admin/messages.ts'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import './admin-table.css'

type Sort = { by: string; descending: boolean }

type RowElement = HTMLTableRowElement

const sibling: Record<string, (row: RowElement) => Element | null | undefined> = {
  ArrowDown: (row) => row.nextElementSibling,
  ArrowUp: (row) => row.previousElementSibling,
  Home: (row) => row.parentElement?.firstElementChild,
  End: (row) => row.parentElement?.lastElementChild,
}

/** Moves the focus between the rows of a table, or opens the focused one. A key pressed in a cell's control is its own. */
function handleRowKeys(event: KeyboardEvent<RowElement>, open: (() => void) | undefined): void {
  const { currentTarget: row, target, key } = event
  if (target !== row) return
  if (key === 'Enter' && open) return open()
  const next = sibling[key]?.(row)
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  row.tabIndex = -1
  next.tabIndex = 0
  next.focus()
}

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Amounts stand at the end of their column. */
  align?: 'end'
  /** The server can sort by this column. */
  isSortable?: boolean
}

type Pages = {
  hasPrevious: boolean
  hasNext: boolean
  onPrevious: () => void
  onNext: () => void
}

type Props<Row extends object> = {
  /** Accessible name of the table. */
  label: string
  columns: readonly Column<Row>[]
  /** undefined while loading. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  /** Enter on a row, or a click on it. */
  onOpen?: (row: Row) => void
  sort?: Sort
  onSort?: (sort: Sort) => void
  pages?: Pages
  empty: string
  failed: boolean
  onRetry: () => void
  /** A newer page is being fetched; the old one stays. */
  isStale?: boolean
}

type SortState = {
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

/** The opposite of the present order, or the newest and largest first. */
const nextSort = (by: string, sort: Sort | undefined): Sort => ({
  by,
  descending: sort?.by === by ? !sort.descending : true,
})

const ariaSort = (by: string, sort: Sort | undefined) => {
  if (sort?.by !== by) return undefined
  return sort.descending ? 'descending' : 'ascending'
}

function HeaderCell<Row>({ column, sort, onSort }: { column: Column<Row> } & SortState) {
  const { id, header, align, isSortable } = column
  return (
    <th scope="col" data-align={align} aria-sort={ariaSort(id, sort)}>
      {isSortable && onSort ? (
        <button
          type="button"
          className="admin-table-sort"
          onClick={() => onSort(nextSort(id, sort))}
        >
          {header}
          {sort?.by === id && (
            <span data-up={sort.descending ? undefined : true} className="admin-table-arrow">
              <Icon name="down" size="small" />
            </span>
          )}
        </button>
      ) : (
        header
      )}
    </th>
  )
}

function PageButtons({ pages }: { pages: Pages }) {
  const { hasPrevious, hasNext, onPrevious, onNext } = pages
  if (!hasPrevious && !hasNext) return null
  return (
    <nav className="admin-table-pages" aria-label={messages.pages}>
      <Button tone="plain" size="small" disabled={!hasPrevious} onClick={onPrevious}>
        {messages.previousPage}
      </Button>
      <Button tone="plain" size="small" disabled={!hasNext} onClick={onNext}>
        {messages.nextPage}
      </Button>
    </nav>
  )
}

function Rows<Row extends object>(props: Props<Row> & { rows: readonly Row[] }) {
  const { label, columns, rows, rowId, onOpen, sort, onSort, isStale } = props
  const columnOf = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns])
  const definitions = useMemo(
    () => columns.map(({ id, header }): ColumnDef<Row> => ({ id, header })),
    [columns],
  )
  const data = useMemo(() => [...rows], [rows])
  // oxlint-disable-next-line react/incompatible-library -- the build has no React Compiler
  const table = useReactTable({
    columns: definitions,
    data,
    getRowId: rowId,
    getCoreRowModel: getCoreRowModel(),
  })
  return (
    <table role="table" className="admin-table" aria-label={label} aria-busy={isStale || undefined}>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map(({ id }) => {
              const column = columnOf.get(id)
              return column && <HeaderCell key={id} column={column} sort={sort} onSort={onSort} />
            })}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row, index) => (
          <tr
            key={row.id}
            tabIndex={index === 0 ? 0 : -1}
            data-opens={onOpen ? true : undefined}
            onKeyDown={(event) => handleRowKeys(event, onOpen && (() => onOpen(row.original)))}
            onClick={({ target, currentTarget }) => {
              const isControl = (target as Element).closest('button, a, input, select')
              if (!isControl) currentTarget.focus()
              if (!isControl && onOpen) onOpen(row.original)
            }}
          >
            {row.getAllCells().map(({ id, column: { id: columnId } }) => {
              const column = columnOf.get(columnId)
              return (
                <td key={id} data-label={column?.header} data-align={column?.align}>
                  {column?.cell(row.original)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * A page of rows from the server. Arrow keys, Home and End move between rows, Enter opens one; on a narrow screen each
 * row is a card.
 */
export function AdminTable<Row extends object>(props: Props<Row>) {
  const { rows, pages, empty, failed, onRetry } = props
  if (!rows) return failed ? <ErrorNote onRetry={onRetry} /> : <SkeletonList look="rows" />
  return (
    <div className="stack">
      {failed && <ErrorNote onRetry={onRetry} />}
      {rows.length === 0 ? <Empty title={empty} /> : <Rows {...props} rows={rows} />}
      {pages && <PageButtons pages={pages} />}
    </div>
  )
}
