import type { Place } from '#schema/domain/places/places.ts'
import { DRAWING, projectPlace } from '#schema/domain/places/projection.ts'
import { OUTLINE, STATE_LINES } from './nigeria-paths.ts'
import './nigeria-drawing.css'

export type Dot = {
  place: Place
  /** `task`: where work is; `own`: where the reader is; `alone`: where nobody answers. */
  kind: 'task' | 'own' | 'alone'
  /** In units of the drawing; its default is that of a single place. */
  radius?: number
}

type Props = {
  /** What it shows, for who does not see it. */
  label: string
  dots: readonly Dot[]
  /** A dashed line from the first dot to the last one. */
  isWay?: boolean
}

/** A drawing of Nigeria and its states with places in it: no map, no tiles, no request. */
export function NigeriaDrawing({ label, dots, isWay = false }: Props) {
  const points = dots.map(({ place, kind, radius = 5 }) => {
    const [x, y] = projectPlace(place)
    return { id: `${place.id} ${kind}`, x, y, kind, radius }
  })
  const way = isWay ? points.map(({ x, y }) => `${x},${y}`).join(' ') : ''
  return (
    <svg
      className="nigeria"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
    >
      <path className="nigeria-land" d={OUTLINE} />
      <path className="nigeria-states" d={STATE_LINES} />
      {way && <polyline className="nigeria-way" points={way} />}
      {points.map(({ id, x, y, kind, radius }) => (
        <circle key={id} className="nigeria-dot" data-kind={kind} cx={x} cy={y} r={radius} />
      ))}
    </svg>
  )
}
