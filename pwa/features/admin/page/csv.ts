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

/** Spreadsheets run a cell that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/

function toText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = String(cell ?? '')
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** RFC 4180, with a mark for the encoding, because Excel reads CSV without one as Latin-1. */
export function toCsv(rows: readonly object[]): string {
  const cells = rows.map((row) => flatten(row))
  const columns = [...new Set(cells.flatMap((row) => Object.keys(row)))]
  const lines = cells.map((row) => columns.map((column) => toText(row[column])).join(','))
  return `\uFEFF${[columns.map(toText).join(','), ...lines].join('\r\n')}\r\n`
}
