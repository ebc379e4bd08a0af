import { Card } from './card.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'
import './list.css'
import './skeleton.css'

type Props = { width?: 'short' | 'half'; shape?: 'title' | 'picture' | 'circle' }

/** A place kept for words or a picture, in about their size, so that nothing jumps. */
export function Skeleton({ width, shape }: Props) {
  return <span className="skeleton" data-width={width} data-shape={shape} aria-hidden />
}

const THREE = [0, 1, 2]

/** A list not yet here. Heard once as "Loading", seen as the shape of what comes. */
export function SkeletonList({ look = 'cards' }: { look?: 'cards' | 'rows' }) {
  return (
    <div role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <div className="list" data-look={look} aria-hidden>
        {THREE.map((one) =>
          look === 'cards' ? (
            <Card key={one}>
              <Skeleton shape="title" />
              <Skeleton />
              <Skeleton width="half" />
              <Skeleton width="short" />
            </Card>
          ) : (
            <div key={one} className="skeleton-row">
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

/** One thing not yet here: a task, a profile. */
export function SkeletonPage() {
  return (
    <div role="status" className="stack reading">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton shape="picture" />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="half" />
    </div>
  )
}
