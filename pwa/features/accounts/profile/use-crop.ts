import { useRef, useState, type KeyboardEvent, type PointerEvent, type WheelEvent } from 'react'
import { clampCrop, firstCrop, moveCrop, zoomCrop, type Crop, type Size } from './crop.ts'

type Point = { x: number; y: number }
const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
const spreadOf = ([a, b]: readonly Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)

const KEY_STEP = 0.05
const KEY_ZOOM = 1.15
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: KEY_STEP, y: 0 },
  ArrowRight: { x: -KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP },
  ArrowDown: { x: 0, y: -KEY_STEP },
}
const ZOOM_KEYS: Record<string, number> = { '+': KEY_ZOOM, '=': KEY_ZOOM, '-': 1 / KEY_ZOOM }

/** The square of a picture that is chosen by dragging, pinching, the wheel, the arrow keys or a slider. */
export function useCrop() {
  const [size, setSize] = useState<Size | null>(null)
  const [crop, setCrop] = useState<Crop>({ x: 0, y: 0, zoom: 1 })
  const pointers = useRef(new Map<number, Point>())

  const change = (next: (size: Size, crop: Crop) => Crop) => {
    if (size) setCrop((current) => next(size, current))
  }
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { pointerId, clientX, clientY, currentTarget } = event
    if (!pointers.current.has(pointerId)) return
    const before = [...pointers.current.values()]
    pointers.current.set(pointerId, { x: clientX, y: clientY })
    const after = [...pointers.current.values()]
    const view = currentTarget.clientWidth
    const [from, to] = [middleOf(before), middleOf(after)]
    const factor = before.length > 1 ? spreadOf(after) / (spreadOf(before) || 1) : 1
    change((picture, current) =>
      moveCrop(
        picture,
        zoomCrop(picture, current, factor),
        (to.x - from.x) / view,
        (to.y - from.y) / view,
      ),
    )
  }
  const release = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId)

  return {
    size,
    crop,
    load: (loaded: Size) => {
      setSize(loaded)
      setCrop(firstCrop(loaded))
    },
    zoomTo: (zoom: number) =>
      change((picture, current) => clampCrop(picture, { ...current, zoom })),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      },
      onPointerMove: follow,
      onPointerUp: release,
      onPointerCancel: release,
      onWheel: ({ deltaY }: WheelEvent) =>
        change((picture, current) => zoomCrop(picture, current, Math.exp(-deltaY / 500))),
      onKeyDown: (event: KeyboardEvent) => {
        const arrow = ARROWS[event.key]
        const zoom = ZOOM_KEYS[event.key]
        if (!arrow && !zoom) return
        event.preventDefault()
        if (arrow) change((picture, current) => moveCrop(picture, current, arrow.x, arrow.y))
        if (zoom) change((picture, current) => zoomCrop(picture, current, zoom))
      },
    },
  }
}
