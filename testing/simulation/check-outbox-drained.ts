import { isFailed } from '#pwa/outbox/entry.ts'
import { storedFileIds } from '#pwa/outbox/files.ts'
import { editEntry } from '#pwa/outbox/queue.ts'
import { readEntry, type Device } from '#pwa/outbox/queueable.ts'
import type { OutboxEntry } from '#pwa/replica/database.ts'
import type { SimulationContext } from './context.ts'
import type { SimulatedDevice } from './device.ts'
import type { WriteRecorder } from './recorded-writes.ts'
import type { SimulatedUser } from './users.ts'

/** A withdrawal is only a tap: there is no text to restore. */
function hasText(phone: Device, entry: OutboxEntry): boolean {
  const read = readEntry(phone, entry)
  return read === null || Object.keys(read.definition.form(read.input).fields).length > 0
}

/**
 * Whether the text of a rejected entry is a draft again. When several entries came from the same form, a draft appears
 * only when the user opens one of them, because it would overwrite what was typed last.
 */
async function hasDraft(
  phone: Device,
  entry: OutboxEntry,
  recorder: WriteRecorder,
): Promise<boolean> {
  // Discarded after the server had it: only a note is left.
  if (entry.isDiscarded || !hasText(phone, entry)) return true
  const readDraft = () => phone.replica.drafts.get(entry.draft ?? '')
  if (await readDraft()) return true
  const isOneOfSeveral = recorder.all.filter(({ lane }) => lane === entry.lane).length > 1
  if (isOneOfSeveral) await editEntry(phone, entry.key)
  return (await readDraft()) !== undefined
}

/** Only rejected entries may be left on a device, each with a message and its text. */
export async function checkOutboxDrained(
  device: SimulatedDevice,
  user: SimulatedUser,
  { recorder, reportProblem }: SimulationContext,
) {
  const phone = device.inspect(user.id)
  const entries = await phone.replica.outbox.orderBy('position').toArray()
  for (const entry of entries) {
    const { state, attempts, error, draft } = entry
    const name = `${entry.command} on device ${device.number}`
    if (!isFailed(entry)) reportProblem(`stuck: ${name} is ${state} after ${attempts} attempts`)
    else if (!error?.message) reportProblem(`rejected without a message: ${name}`)
    else if (error.code === 'edited_elsewhere' && !error.current)
      reportProblem(`rejected without the other version: ${name}`)
    else if (!(await hasDraft(phone, entry, recorder)))
      reportProblem(`rejected without a draft: ${name} (${draft})`)
  }
  await checkFiles(device, user, entries, reportProblem)
}

/** Every file that an entry or a draft names is stored. */
async function checkFiles(
  device: SimulatedDevice,
  user: SimulatedUser,
  entries: readonly OutboxEntry[],
  reportProblem: SimulationContext['reportProblem'],
) {
  const { replica } = device.inspect(user.id)
  const drafts = await replica.drafts.toArray()
  const draftFiles = drafts.flatMap(({ fields }) => storedFileIds(fields))
  const stored = new Set(await replica.files.toCollection().primaryKeys())
  for (const id of new Set([...entries.flatMap(({ files }) => files), ...draftFiles]))
    if (!stored.has(id)) reportProblem(`a file is missing on device ${device.number}`)
}
