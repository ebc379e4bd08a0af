import type { KeyboardEvent } from 'react'

type Row = HTMLTableRowElement

const sibling: Record<string, (row: Row) => Element | null | undefined> = {
  ArrowDown: (row) => row.nextElementSibling,
  ArrowUp: (row) => row.previousElementSibling,
  Home: (row) => row.parentElement?.firstElementChild,
  End: (row) => row.parentElement?.lastElementChild,
}

/** Moves the focus between the rows of a table, or opens the focused one. A key pressed in a cell's control is its own. */
export function handleRowKeys(event: KeyboardEvent<Row>, open: (() => void) | undefined): void {
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
