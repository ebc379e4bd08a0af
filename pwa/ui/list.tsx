import type { Key, ReactNode } from 'react'
import { Empty } from './empty.tsx'
import { ErrorNote } from './error-note.tsx'
import { SkeletonList } from './skeleton.tsx'
import './list.css'

type Props<Item> = {
  /** Nothing yet known: undefined. Known to be none: []. */
  items: readonly Item[] | undefined
  keyOf: (item: Item) => Key
  children: (item: Item) => ReactNode
  /** What is said when there are none: SPEC's words, or a whole <Empty>. */
  empty: ReactNode
  /** Cards use the width of a desktop; rows are one beneath the other. */
  look?: 'cards' | 'rows'
  label?: string
  /** The last try to load failed. With items at hand they stay in sight. */
  failed?: boolean
  onRetry?: () => void
}

/** A list in whichever of its states it is: loading, empty, failed, or there. */
export function List<Item>(props: Props<Item>) {
  const { items, keyOf, children, empty, look = 'cards', label, failed, onRetry } = props
  const trouble = failed && <ErrorNote onRetry={onRetry} />
  if (!items) return trouble || <SkeletonList look={look} />
  if (items.length === 0)
    return trouble || (typeof empty === 'string' ? <Empty title={empty} /> : empty)
  return (
    <>
      {trouble}
      <ul className="list" role="list" data-look={look} aria-label={label}>
        {items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
    </>
  )
}
