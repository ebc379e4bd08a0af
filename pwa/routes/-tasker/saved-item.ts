import type { SavedItem } from '#pwa/features/saved/saved-state.ts'
import type { Task } from '#schema/contract/tasks.ts'

/** An open todo as the list of what is saved shows it. */
export const savedItemOf = ({ _id, title, field, price, location }: Task): SavedItem => ({
  kind: 'task',
  row: { _id, title, field, state: 'open', price, location },
})
