import { createMediaHook } from '#pwa/ui/browser/create-media-hook.ts'
import type { Task } from '#schema/contract/tasks.ts'

/** The cards of a list are beside each other: the same width as in list.css. */
export const GRID_MEDIA = '(min-width: 48rem)'
export const useGrid = createMediaHook(GRID_MEDIA)

/** Beside a title the thumbnail is large enough. Rows of earlier builds and pictures of other clients have none. */
export const cardPictureOf = (task: Task, isGrid: boolean): string | null =>
  (isGrid ? null : task.taskThumbnail) ?? task.taskImage
