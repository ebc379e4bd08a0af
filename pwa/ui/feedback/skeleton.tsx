import { Card } from '#pwa/ui/display/card.tsx'
import { VisuallyHidden } from '#pwa/ui/display/visually-hidden.tsx'
import { messages } from '#pwa/ui/messages.ts'
import '#pwa/ui/layout/list.css'
import './skeleton.css'

type Props = { width?: 'short' | 'half'; shape?: 'title' | 'picture' | 'circle' }

/** Placeholder in about the size of the text or picture, so that the layout does not move. */
export function Skeleton({ width, shape }: Props) {
  return <span className="skeleton" data-width={width} data-shape={shape} aria-hidden />
}

/** Of an amount on the deep green, in the height of its line. */
export const BalancePlaceholder = () => (
  <span className="skeleton skeleton-balance" aria-hidden>
    {'\u00a0'}
  </span>
)

const ROWS = [0, 1, 2]

/** Placeholder of a list; screen readers announce "Loading" once. */
export function SkeletonList({ look = 'cards' }: { look?: 'cards' | 'rows' }) {
  return (
    <div role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <div className="list" data-look={look} aria-hidden>
        {ROWS.map((row) =>
          look === 'cards' ? (
            <Card key={row}>
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton width="half" />
              <Skeleton width="short" />
            </Card>
          ) : (
            <div key={row} className="skeleton-row">
              <Skeleton shape="circle" />
              <div className="skeleton-words">
                <Skeleton width="half" />
                <Skeleton width="short" />
              </div>
            </div>
          ),
        )}
      </div>
    </div>
  )
}

/** Placeholder of one item: a task, a profile. */
export function SkeletonPage() {
  return (
    <div role="status" className="stack reading">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Skeleton shape="picture" />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="half" />
    </div>
  )
}
