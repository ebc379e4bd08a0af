import { messages } from '#pwa/features/admin/messages.ts'
import { inNaira } from '#schema/contract/money-fields.ts'
import { csvCell, csvFile } from '#schema/domain/csv.ts'
import { dayOf, timeOfDay } from '#schema/domain/days.ts'

type Cell = string | number | boolean | null | undefined

/** Nested fields become columns such as `user.email`; lists are joined. */
function flatten(value: object, prefix = ''): Record<string, Cell> {
  const cells: Record<string, Cell> = {}
  for (const [name, field] of Object.entries(value) as [string, unknown][]) {
    const column = `${prefix}${name}`
    if (Array.isArray(field)) cells[column] = field.map((item) => JSON.stringify(item)).join(' ')
    else if (typeof field === 'object' && field !== null)
      Object.assign(cells, flatten(field, `${column}.`))
    else cells[column] = field as Cell
  }
  return cells
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/
const isInstant = (cell: Cell): cell is string => typeof cell === 'string' && INSTANT.test(cell)

function toText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'boolean') return cell ? messages.yes : messages.no
  if (!isInstant(cell)) return csvCell(cell ?? '')
  const at = Date.parse(cell)
  return `${dayOf(at)} ${timeOfDay(at)}`
}

/** RFC 4180. Amounts are naira. Times are those of Lagos, as on the screens, and the heading of their column says so. */
export function toCsv(rows: readonly object[]): string {
  const cells = rows.map((row) => flatten(inNaira(row) as object))
  const columns = [...new Set(cells.flatMap((row) => Object.keys(row)))]
  const headings = columns.map((column) =>
    cells.some((row) => isInstant(row[column])) ? messages.lagosTime(column) : column,
  )
  const lines = cells.map((row) => columns.map((column) => toText(row[column])).join(','))
  return csvFile([headings.map(csvCell).join(','), ...lines])
}

/** With the day in Lagos, as the times in the file. */
export const csvFileName = (name: string, at: number): string => `onise-${name}-${dayOf(at)}.csv`
