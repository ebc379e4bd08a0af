import { isRefused, type OutboxEntry, type Refusal, type Replica } from './database.ts'
import { bringBack } from './drafts.ts'
import { keptIn } from './files.ts'
import { readEntry, type Phone } from './write.ts'
import { words } from './words.ts'

/** All of this is called inside a transaction over outbox, drafts and files. */

/** In the order they were said. */
export const dependentsOf = (replica: Replica, key: string): Promise<OutboxEntry[]> =>
  replica.outbox.where('after').equals(key).toArray()

/** Two refused entries of one form: the first stands in it, the other waits to be opened. */
const hasDraftFromOther = async (replica: Replica, { draft }: OutboxEntry) =>
  draft !== null && (await replica.drafts.get(draft)) !== undefined

/** A change of what was refused becomes part of it, so that its newest words are the ones to mend. */
function folded(phone: Phone, entry: OutboxEntry, child: OutboxEntry) {
  const into = readEntry(phone, entry)
  const read = readEntry(phone, child)
  if (!into || !read?.known.folds || child.ref !== entry.ref) return null
  const input = read.known.folds(into.input, read.input)
  return { input, kv: into.known.kv ?? 1, files: keptIn(input) }
}

/** The no is kept with the entry, its text becomes a draft again, and what needed it cannot be sent either. */
export async function refuse(
  phone: Phone,
  refused: OutboxEntry,
  state: 'conflict' | 'failed',
  refusal: Refusal,
): Promise<void> {
  const { replica } = phone
  let entry = refused
  for (const child of await dependentsOf(replica, entry.key)) {
    if (isRefused(child)) continue
    const whole = folded(phone, entry, child)
    if (!whole) {
      const { code } = refusal
      await refuse(phone, child, 'failed', { code, words: words.parentFailed, parent: entry.key })
      continue
    }
    const files = [...entry.files, ...child.files].filter((id) => !whole.files.includes(id))
    entry = { ...entry, ...whole }
    await replica.outbox.update(entry.n, { ...whole, upload: undefined })
    await replica.outbox.delete(child.n)
    await replica.files.bulkDelete(files)
    // What waited for the change waits for the whole now.
    await replica.outbox.where('after').equals(child.key).modify({ after: entry.key })
    return refuse(phone, entry, state, refusal)
  }
  await replica.outbox.update(entry.n, { state, refusal })
  const read = readEntry(phone, entry)
  if (read && !(await hasDraftFromOther(replica, entry)))
    await bringBack(replica, entry, read.known.form(read.input).fields)
}

/**
 * What failed only with its parent comes back when that is said again, behind it in the line. A person who has begun
 * to mend it by itself keeps it as they have it.
 */
export async function comeBack(replica: Replica, from: string, to: string): Promise<void> {
  for (const child of await dependentsOf(replica, from)) {
    if (!isRefused(child) || child.refusal?.parent !== from) continue
    const draft = child.draft === null ? undefined : await replica.drafts.get(child.draft)
    if (draft?.from === child.key && draft.isTouched) continue
    if (draft?.from === child.key) await replica.drafts.delete(draft.key)
    const { n, ...rest } = child
    await replica.outbox.delete(n)
    await replica.outbox.add({
      ...rest,
      ...{ after: to, state: 'queued', refusal: null, attempts: 0, nextAt: 0, upload: undefined },
    } as OutboxEntry)
    await comeBack(replica, child.key, child.key)
  }
}

/** What waited for this answer takes from it what it needs. */
export async function passOn(
  phone: Phone,
  { key }: OutboxEntry,
  heard: Record<string, unknown>,
): Promise<void> {
  for (const child of await dependentsOf(phone.replica, key)) {
    const read = readEntry(phone, child)
    if (!read?.known.heeds || isRefused(child)) continue
    const input = read.known.heeds(read.input, heard) as Record<string, unknown>
    await phone.replica.outbox.update(child.n, { input, kv: read.known.kv ?? 1 })
  }
}
