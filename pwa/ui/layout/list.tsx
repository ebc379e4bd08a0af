import type { Key, ReactNode, Ref } from 'react'
import { AsOf, Empty } from '#pwa/ui/display/empty.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import './list.css'

type Props<Item> = {
  /** undefined while loading. */
  items: readonly Item[] | undefined
  keyOf: (item: Item) => Key
  children: (item: Item) => ReactNode
  /** Shown when there are no items: a title, or a whole <Empty>. */
  empty: ReactNode
  /** Cards use the width of a desktop; rows are one below the other. */
  look?: 'cards' | 'rows'
  label?: string
  /** The last load failed; items that are present stay visible. */
  failed?: boolean
  /** When an empty list was last known to be empty, if not just now. */
  asOf?: number | null
  onRetry?: () => void
  ref?: Ref<HTMLUListElement>
}

/** A list in each of its states: loading, empty, failed, filled. */
export function List<Item>(props: Props<Item>) {
  const { items, keyOf, children, empty, look = 'cards', label, failed, asOf, onRetry, ref } = props
  const errorNote = failed && <ErrorNote onRetry={onRetry} />
  if (!items) return errorNote || <SkeletonList look={look} />
  if (items.length === 0)
    return (
      errorNote || (
        <>
          {typeof empty === 'string' ? <Empty title={empty} /> : empty}
          <AsOf at={asOf} />
        </>
      )
    )
  return (
    <>
      {errorNote}
      <ul ref={ref} className="list" role="list" data-look={look} aria-label={label}>
        {items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
    </>
  )
}
