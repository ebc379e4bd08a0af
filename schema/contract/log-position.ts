/**
 * A number of a change log. The main database's is the number alone; that of another store has the store's name before it
 * (`c3:812`), because numbers of two logs cannot be compared (docs/sync-protocol.md#cursor).
 */
export type LogPosition = number | string

const STORE = /^([a-z]\w*):(\d{1,15})$/

/** How far a cursor has read the main database's log; -1 for none. */
export const seqOf = (cursor: string | undefined): number => Number(cursor?.split('.')[0] ?? -1)

/** A cursor ends with `~<store>:<number>` for each store of which it has read something. */
export function seqOfStore(cursor: string | undefined, store: string): number {
  const part = cursor?.split('~').find((each) => each.startsWith(`${store}:`))
  return part === undefined ? -1 : Number(part.slice(store.length + 1))
}

/** Whether a pull up to this cursor has shown what was committed at that position. */
export function hasReached(cursor: string | undefined, position: LogPosition): boolean {
  if (typeof position === 'number') return seqOf(cursor) >= position
  const [, store = '', seq] = STORE.exec(position) ?? []
  return seq !== undefined && seqOfStore(cursor, store) >= Number(seq)
}
