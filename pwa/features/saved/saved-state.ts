import type { OutboxEntry, Replica } from '#pwa/replica/database.ts'
import type { SavedTask, SavedUser } from '#schema/contract/saved.ts'
import type { Task } from '#schema/contract/tasks.ts'
import type { SavedKind } from '#schema/domain/saved.ts'

export type SavedTaskRow = Omit<SavedTask, 'savedAt'>
export type SavedUserRow = Omit<SavedUser, 'savedAt'>
/** What a screen shows of what is saved, so that it is in the list before the server has sent it. */
export type SavedItem = { kind: 'task'; row: SavedTaskRow } | { kind: 'user'; row: SavedUserRow }
export type Saved = { tasks: SavedTask[]; users: SavedUser[] }

/** Of an open todo. */
export const savedItemOf = ({ _id, title, field, price, location }: Task): SavedItem => ({
  kind: 'task',
  row: { _id, title, field, state: 'open', price, location },
})

export const NOTHING_SAVED: Saved = { tasks: [], users: [] }

type Change = { id: string; kind: SavedKind; isSaved: boolean; item: SavedItem | null; at: number }

/** The list after one choice; the latest is the first. */
function withChange(saved: Saved, { id, kind, isSaved, item, at }: Change): Saved {
  const tasks = saved.tasks.filter(({ _id }) => kind !== 'task' || (_id as string) !== id)
  const users = saved.users.filter(({ _id }) => kind !== 'user' || (_id as string) !== id)
  const before =
    saved.tasks.find(({ _id }) => (_id as string) === id) ??
    saved.users.find(({ _id }) => (_id as string) === id)
  if (!isSaved) return { tasks, users }
  if (before) return saved
  const savedAt = new Date(at).toISOString()
  if (item?.kind === 'task') return { tasks: [{ ...item.row, savedAt }, ...tasks], users }
  if (item?.kind === 'user') return { tasks, users: [{ ...item.row, savedAt }, ...users] }
  return { tasks, users }
}

const changeOf = ({ input, original, queuedAt }: OutboxEntry): Change => {
  const { id, kind, isSaved } = input as Pick<Change, 'id' | 'kind' | 'isSaved'>
  const item = (original as { item?: SavedItem } | undefined)?.item ?? null
  return { id, kind, isSaved, item, at: queuedAt }
}

const SET_SAVED = 'saved.set'

/** The choices that the server has not refused, in the order they were made. */
export const readChoices = async ({ outbox }: Replica): Promise<OutboxEntry[]> =>
  (await outbox.orderBy('position').toArray()).filter(
    ({ command, state, isDiscarded }) =>
      command === SET_SAVED && state !== 'failed' && !isDiscarded,
  )

export const applyChoices = (saved: Saved, choices: readonly OutboxEntry[]): Saved =>
  choices.reduce((list, entry) => withChange(list, changeOf(entry)), saved)

/** No pull brings what is saved: an accepted choice is written into the copy of the list. */
export async function settleChoice(replica: Replica, entry: OutboxEntry): Promise<void> {
  const stored = (await replica.getMeta('saved')) ?? NOTHING_SAVED
  await replica.setMeta('saved', applyChoices(stored, [entry]))
}
