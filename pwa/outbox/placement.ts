import type { OutboxEntry } from '#pwa/replica/database.ts'
import { allEntries } from './entries.ts'
import { canReplace, isFailed } from './entry.ts'
import { readEntry, type Device, type Queueable } from './queueable.ts'

/** How a form's input is stored, where that differs from what the form gave. */
export type Placement = {
  definition?: Queueable
  input?: Record<string, unknown>
  /** Key of the entry that must be acknowledged first. */
  after?: string | undefined
  original?: Record<string, unknown> | undefined
  /** The waiting entry that gets the input, so that no other one is added; it keeps its command. */
  replaces?: OutboxEntry
  /** Entries that this one makes useless. */
  discards?: readonly OutboxEntry[]
}

/**
 * Decides by the entries of these commands, in the transaction that stores the input: what a screen shows may be older
 * than the outbox.
 */
export type Place = {
  commands: readonly Queueable[]
  /** The entries are in the order they were queued; `input` has references in place of files. */
  decide: (entries: readonly OutboxEntry[], input: Record<string, unknown>) => Placement
}

/** Inside a transaction over the outbox. Inputs have the present shape; an entry that this build cannot read is left out. */
export async function decidePlacement(
  device: Device,
  { commands, decide }: Place,
  input: Record<string, unknown>,
): Promise<Placement> {
  const queueables = [...commands]
  const entries = (await allEntries(device.replica)).flatMap((entry) => {
    const parsed = readEntry({ queueables }, entry)
    return parsed ? [{ ...entry, input: parsed.input }] : []
  })
  const placement = decide(entries, input)
  const { replaces } = placement
  const replaced = replaces && commands.find(({ command }) => command.name === replaces.command)
  return { ...placement, ...(replaced && { definition: replaced }) }
}

/** The latest entry about a row that has neither failed nor been discarded. It may be acknowledged. */
export const latestOf = (entries: readonly OutboxEntry[], ref: string): OutboxEntry | undefined =>
  entries.findLast((entry) => entry.ref === ref && !isFailed(entry) && !entry.isDiscarded)

/** An entry of this command that waits gets the new input; a row that it creates keeps its id. */
export const replaceWaiting = (command: Queueable, ref: string): Place => ({
  commands: [command],
  decide(entries, input) {
    const latest = latestOf(entries, ref)
    if (!latest || !canReplace(latest)) return {}
    const { _id } = latest.input
    return { replaces: latest, input: { ...input, ...(_id !== undefined && { _id }) } }
  },
})
