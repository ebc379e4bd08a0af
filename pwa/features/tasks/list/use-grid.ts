import { useSyncExternalStore } from 'react'
import type { Task } from '#schema/contract/tasks.ts'

/** The same width as in list.css. */
const wide = typeof matchMedia === 'function' ? matchMedia('(min-width: 48rem)') : null

function subscribe(onChange: () => void) {
  wide?.addEventListener('change', onChange)
  return () => wide?.removeEventListener('change', onChange)
}

/** Whether the cards of a list are beside each other. */
export const useGrid = (): boolean => useSyncExternalStore(subscribe, () => wide?.matches ?? false)

/** Beside a title the thumbnail is large enough. Rows of earlier builds and pictures of other clients have none. */
export const cardPictureOf = (task: Task, isGrid: boolean): string | null =>
  (isGrid ? null : task.taskThumbnail) ?? task.taskImage
