import { createMediaHook } from '#pwa/ui/browser/create-media-hook.ts'
import type { Task } from '#schema/contract/tasks.ts'

/** Whether the cards of a list are beside each other: the same width as in list.css. */
export const useGrid = createMediaHook('(min-width: 48rem)')

/** Beside a title the thumbnail is large enough. Rows of earlier builds and pictures of other clients have none. */
export const cardPictureOf = (task: Task, isGrid: boolean): string | null =>
  (isGrid ? null : task.taskThumbnail) ?? task.taskImage
