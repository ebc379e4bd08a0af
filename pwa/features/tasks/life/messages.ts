import type { IconName } from '#pwa/ui/display/icon.tsx'
import type { TaskActionKind } from '#schema/domain/task-actions.ts'

/** Each action of a task's page: its button and icon. */
export const ACTION_LABELS: Record<TaskActionKind, { label: string; icon?: IconName }> = {
  submit: { label: 'Submit', icon: 'upload' },
  approve: { label: 'Approve', icon: 'check' },
  proposals: { label: 'Proposals' },
  reviewTasker: { label: 'Drop a review', icon: 'star' },
  reviewClient: { label: 'Drop a review', icon: 'star' },
  submitAgain: { label: 'Send a new version', icon: 'upload' },
  edit: { label: 'Edit' },
  delete: { label: 'Delete' },
}

/** Texts of a task's page about its life. */
export const messages = {
  needsNetwork: 'No network. You can do this when it is back.',
} as const
