import { useState, type KeyboardEvent } from 'react'
import type { WorkPictureId } from '#schema/domain/ids.ts'
import { inWantedOrder } from '#schema/domain/work-picture.ts'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** The id without the place of `id`, which stands before whatever was at `place`. */
function movedTo<T>(ids: readonly T[], id: T, place: number): T[] {
  const others = ids.filter((each) => each !== id)
  return [...others.slice(0, place), id, ...others.slice(place)]
}

/** Which picture is below the finger. */
function pictureAt({ clientX, clientY }: PointerEvent): WorkPictureId | undefined {
  const card = document.elementFromPoint?.(clientX, clientY)?.closest<HTMLElement>('[data-work]')
  return card?.dataset['work'] as WorkPictureId | undefined
}

/**
 * An order that is changed by dragging, by keys and by buttons. While a picture is dragged only the screen changes; the
 * order is saved when it is let go.
 */
export function useOrder<P extends { _id: WorkPictureId }>(
  pictures: readonly P[],
  { onSave, onMoved }: { onSave: (ids: WorkPictureId[]) => void; onMoved: (place: number) => void },
) {
  const ids = pictures.map(({ _id }) => _id)
  const [dragged, setDragged] = useState<{ id: WorkPictureId; ids: WorkPictureId[] } | null>(null)
  const save = (next: WorkPictureId[], id: WorkPictureId) => {
    if (next.join() === ids.join()) return
    onSave(next)
    onMoved(next.indexOf(id) + 1)
  }
  const move = (id: WorkPictureId, by: number) => {
    const place = ids.indexOf(id) + by
    if (by !== 0 && place >= 0 && place < ids.length) save(movedTo(ids, id, place), id)
  }
  /** From the window: the card under the finger moves in the document, which ends the capture of its pointer. */
  const drag = (id: WorkPictureId) => {
    let current = ids
    const show = (event: PointerEvent) => {
      const target = pictureAt(event)
      if (target && target !== id) current = movedTo(current, id, current.indexOf(target))
      setDragged({ id, ids: current })
    }
    const end = (event: PointerEvent) => {
      window.removeEventListener('pointermove', show)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
      if (event.type === 'pointerup') save(current, id)
      setDragged(null)
    }
    window.addEventListener('pointermove', show)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
  }
  const shown = dragged
    ? inWantedOrder(
        pictures.map((picture) => ({ id: picture._id, picture })),
        dragged.ids,
      ).map(({ picture }) => picture)
    : pictures
  return {
    shown,
    draggedId: dragged?.id ?? null,
    move,
    handleOf: (id: WorkPictureId) => ({
      onKeyDown(event: KeyboardEvent) {
        const by = STEPS[event.key]
        if (by === undefined) return
        event.preventDefault()
        move(id, by)
      },
      onPointerDown: () => drag(id),
    }),
  }
}
