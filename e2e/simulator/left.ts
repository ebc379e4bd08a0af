import { isRefused, type OutboxEntry } from '#pwa/replica/database.ts'
import { reopen } from '#pwa/replica/outbox.ts'
import { readEntry, type Phone } from '#pwa/replica/write.ts'
import type { Device } from './device.ts'
import type { Someone } from './people.ts'
import type { Book } from './sayings.ts'
import type { Stage } from './stage.ts'

/** A withdrawal is a tap; nothing that was written goes with it. */
function hasText(phone: Phone, entry: OutboxEntry): boolean {
  const read = readEntry(phone, entry)
  return read === null || Object.keys(read.known.form(read.input).fields).length > 0
}

/**
 * Its text stands in its form again. One of several that were said in the same form waits to be opened, for what was
 * written there last is not to be taken away.
 */
async function isWritten(phone: Phone, entry: OutboxEntry, book: Book): Promise<boolean> {
  if (!hasText(phone, entry)) return true
  const drafts = () => phone.replica.drafts.get(entry.draft ?? '')
  if (await drafts()) return true
  const isOneOfSeveral = book.all.filter(({ lane }) => lane === entry.lane).length > 1
  if (isOneOfSeveral) await reopen(phone, entry.key)
  return (await drafts()) !== undefined
}

/** What is left on a phone: nothing, or what was refused, with its words and its text kept. */
export async function checkLeft(device: Device, someone: Someone, { book, tell }: Stage) {
  const phone = device.watch(someone.id)
  const { replica } = phone
  const entries = await replica.outbox.orderBy('n').toArray()
  for (const entry of entries) {
    const name = `${entry.kind} on phone ${device.n}`
    if (!isRefused(entry)) tell(`stuck: ${name} is ${entry.state} after ${entry.attempts} tries`)
    else if (!entry.refusal?.words) tell(`refused without words: ${name}`)
    else if (entry.refusal.code === 'edited_elsewhere' && !entry.refusal.current)
      tell(`refused without the other version: ${name}`)
    else if (!(await isWritten(phone, entry, book)))
      tell(`refused without a draft: ${name} (${entry.draft})`)
  }
  const drafts = await replica.drafts.toArray()
  const named = new Set([
    ...entries.flatMap(({ files }) => files),
    ...drafts.flatMap(({ fields }) =>
      Object.values(fields).map((value) => (value as { kept?: string } | null)?.kept),
    ),
  ])
  const kept = await replica.files.toCollection().primaryKeys()
  for (const id of named) if (id && !kept.includes(id)) tell(`a file is gone on phone ${device.n}`)
}
