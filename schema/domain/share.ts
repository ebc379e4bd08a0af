import type { TaskStatus } from './task.ts'

/** Longest description that WhatsApp, Facebook and search engines show, in characters. */
export const PREVIEW_TEXT_MAX = 160
/** WhatsApp shows no larger picture beside a link. */
export const PREVIEW_PICTURE_MAX_BYTES = 300_000

type SharedTask = {
  status: TaskStatus
  /** Reports hide the task or its client until an administrator decides. */
  isSuppressed: boolean
  /** The client's account is closed or suspended. */
  isClientGone: boolean
}

/**
 * What a stranger sees of a task: an open one in full; of one that is no longer open only that it was there; nothing of
 * one that is hidden or never existed (docs/rules.md#shared-pages-show-the-area-never-the-address).
 */
export function sharedTaskView(task: SharedTask | null): 'open' | 'closed' | 'unknown' {
  if (!task || task.isSuppressed) return 'unknown'
  if (task.isClientGone) return 'closed'
  return task.status === 'pending' ? 'open' : 'closed'
}
