import type { Endpoint, Sent } from '#schema/contract/endpoint.ts'
import { newId, type UserId } from '#schema/domain/ids.ts'
import type { RefusalCode } from '#schema/domain/refusal.ts'
import { reopening, type KeptFile, type OutboxEntry, type Replica } from './database.ts'
import { dropDraft, keepDraftRow } from './drafts.ts'
import { takeFiles } from './files.ts'
import { makingRoom } from './quota.ts'
import type { View } from './view.ts'

/** A person's phone: what it remembers, and how to tell the line that something was said. */
export type Phone = {
  me: UserId
  replica: Replica
  writes: readonly Write[]
  /** Something was said, or wants sending now. */
  kick: (impatient?: boolean) => void
  now: () => number
}

export type PatientCommand = Endpoint<'patientCommand'>

/** An input as it waits: files are named, their bytes stand aside. */
export type Kept<I> = { [F in keyof I]: I[F] extends Blob | undefined ? KeptFile | undefined : I[F] }

/** A command that may wait, and what it means on this phone meanwhile. */
export type Write<C extends PatientCommand = PatientCommand> = {
  command: C
  /** Entries of a lane are sent in the order they were said, one at a time; lanes do not wait for each other. */
  lane: (input: Kept<Sent<C>>) => string
  /** The row it makes or changes. */
  ref: (input: Kept<Sent<C>>) => string
  /** What it is, for a person who sees it waiting: "Proposal for “Fix a tap”". */
  what: (input: Kept<Sent<C>>) => string
  /** The form it came from: where a refusal leads back to, with the fields as they stood. */
  form: (input: Kept<Sent<C>>) => { draft: string; path: string; fields: Record<string, unknown> }
  /** A no that means it was done before. */
  doneWhen?: readonly RefusalCode[]
  /** What it shows here while the server has not heard it. Pure: it is laid over the base afresh at every look. */
  here: (
    view: View,
    input: Kept<Sent<C>>,
    said: { saidAt: number; me: UserId },
  ) => void | Promise<void>
}

/** Only a command that may wait can be said without a signal; a plain command does not fit here. */
export const write = <C extends PatientCommand>(
  command: C,
  meaning: Omit<Write<C>, 'command'>,
): Write => ({ command, ...meaning }) as unknown as Write

type Saying = {
  /** The draft that this was; it goes in the same breath. */
  clears?: string
  /** Key of an entry that must have been heard before this one is sent. */
  after?: string
}

/**
 * Keeps the command, its files and, through them, its visible effect, in one transaction: all or nothing.
 * Answers its key. It does not matter whether there is a signal.
 */
export async function say<W extends Write>(
  phone: Phone,
  { command, lane, ref, form }: W,
  input: object,
  { clears, after }: Saying = {},
): Promise<string> {
  const { replica } = phone
  const { fields, files } = await takeFiles(input as Record<string, unknown>)
  const kept = fields as never
  const draft = clears ?? form(kept).draft
  const entry: Omit<OutboxEntry, 'n'> = {
    key: newId('journal'),
    lane: lane(kept),
    kind: command.name,
    kv: 1,
    ref: ref(kept),
    input: fields,
    files: files.map(({ id }) => id),
    draft,
    after: after ?? null,
    state: 'queued',
    attempts: 0,
    nextAt: 0,
    ackSeq: null,
    refusal: null,
    saidAt: phone.now(),
  }
  const keep = () =>
    replica.transaction('rw', replica.outbox, replica.files, replica.drafts, async () => {
      await replica.files.bulkAdd(files)
      await replica.outbox.add(entry as OutboxEntry)
      // Said anew from its form, so what the server refused before is settled.
      const before = await replica.outbox.where('draft').equals(draft).toArray()
      for (const old of before.filter(isRefused)) await remove(replica, old)
      if (clears) await dropDraft(replica, clears)
    })
  await makingRoom(replica, () => reopening(replica, keep))
  phone.kick()
  return entry.key
}

export const isRefused = ({ state }: OutboxEntry) => state === 'failed' || state === 'conflict'
/** Not refused: what it does is shown. */
export const isLive = (entry: OutboxEntry) => !isRefused(entry)

async function remove(replica: Replica, entry: OutboxEntry) {
  await replica.files.bulkDelete(entry.files)
  await replica.outbox.delete(entry.n)
}

/**
 * Changes something still waiting, in its place. Too late once it has been tried: the server may have heard
 * it, and the same key must never mean two things.
 */
export async function revise(phone: Phone, key: string, input: object): Promise<'revised' | 'too_late'> {
  const { replica, writes } = phone
  const { fields, files } = await takeFiles(input as Record<string, unknown>)
  const revised = await reopening(replica, () =>
    replica.transaction('rw', replica.outbox, replica.files, replica.drafts, async () => {
      const entry = await replica.outbox.get({ key })
      const known = writes.find(({ command }) => command.name === entry?.kind)
      if (!entry || !known || entry.state !== 'queued' || entry.attempts > 0) return 'too_late'
      await replica.files.bulkAdd(files)
      await replica.files.bulkDelete(entry.files)
      await replica.outbox.update(entry.n, { input: fields, files: files.map(({ id }) => id) })
      if (entry.draft) await dropDraft(replica, entry.draft)
      return 'revised'
    }),
  )
  phone.kick()
  return revised
}

/** Lets go of something unsent and all that needs it. False while it is being sent. */
export const discard = ({ replica }: Phone, key: string): Promise<boolean> =>
  reopening(replica, () =>
    replica.transaction('rw', replica.outbox, replica.files, replica.drafts, async () => {
      const entry = await replica.outbox.get({ key })
      if (!entry || entry.state === 'sending' || entry.state === 'acked') return false
      const draft = entry.draft ? await replica.drafts.get(entry.draft) : undefined
      if (draft?.from === key) await replica.drafts.delete(draft.key)
      for (let going = [entry]; going.length > 0; ) {
        const keys = going.map((each) => each.key)
        for (const each of going) await remove(replica, each)
        going = await replica.outbox.where('after').anyOf(keys).toArray()
      }
      return true
    }),
  )

/** Where a refused entry's form is. Its text is already a draft there; put back if the person emptied it since. */
export async function reopen({ replica, writes }: Phone, key: string): Promise<string | null> {
  const entry = await replica.outbox.get({ key })
  const known = writes.find(({ command }) => command.name === entry?.kind)
  if (!entry || !known) return null
  const form = known.form(entry.input as never)
  const draft = entry.draft ?? form.draft
  if (!(await replica.drafts.get(draft)))
    await keepDraftRow(replica, draft, form.fields, { from: key, now: entry.saidAt })
  return form.path
}

/** Every `sending` was cut off by a closed tab; it is said again under the same key, so it counts once. */
export const recover = (replica: Replica) =>
  reopening(replica, () =>
    replica.outbox.filter(({ state }) => state === 'sending').modify({ state: 'queued' }),
  )
