import type { OwnUser } from '#schema/contract/accounts.ts'
import type { Endpoint, Sent } from '#schema/contract/endpoint.ts'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import type { KeptFile, OutboxEntry, Replica, Rows, TableName } from './database.ts'

/** What an effect may look at and lay over the base (view.ts is the whole of it). */
export type Shows = {
  one: <T extends TableName>(table: T, id: string) => Promise<Rows[T] | null>
  task: (id: TaskId) => Promise<Rows['tasks'] | null>
  user: () => Promise<OwnUser | null>
  put: <T extends TableName>(table: T, row: Rows[T]) => void
  /** Nothing happens when the row is not known here. */
  change: <T extends TableName>(table: T, id: string, fields: Partial<Rows[T]>) => Promise<void>
  remove: (table: TableName, id: string) => void
}

/** A person's phone: what it remembers, and how to tell the line that something was said. */
export type Phone = {
  me: UserId
  replica: Replica
  /** What is known of what can be said; what an opened screen can say, and all of it before anything is sent. */
  writes: Write[]
  /** Something was said, or wants sending now. */
  kick: (impatient?: boolean) => void
  now: () => number
}

export type PatientCommand = Endpoint<'patientCommand'>

/** An input as it waits: files are named, their bytes stand aside. */
export type Kept<I> = {
  [F in keyof I]: I[F] extends Blob | undefined ? KeptFile | undefined : I[F]
}

type Form = {
  draft: string
  path: string
  fields: Record<string, unknown>
  /** Where it is changed while it waits, when that is another place: what is shown there is what waits. */
  whileWaiting?: string
}

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
  form: (input: Kept<Sent<C>>) => Form
  /** The shape of its input now (SYNC 1, migration); 1 when it never had another. */
  kv?: number
  /** From each older shape to the next one. Two are kept; anything older is shown, and cannot be sent. */
  lifts?: Record<number, (input: Record<string, unknown>) => Record<string, unknown>>
  /** Said after something that it changes: what that becomes when it is refused, so that the newest words are in one place. */
  folds?: (into: Record<string, unknown>, input: Kept<Sent<C>>) => Record<string, unknown>
  /** What it takes over from the answer to the entry it waited for. */
  heeds?: (input: Kept<Sent<C>>, heard: Record<string, unknown>) => Kept<Sent<C>>
  /** What it shows here while the server has not heard it. Pure: it is laid over the base afresh at every look. */
  here: (
    view: Shows,
    input: Kept<Sent<C>>,
    said: { saidAt: number; me: UserId },
  ) => void | Promise<void>
}

/** Only a command that may wait can be said without a signal; a plain command does not fit here. */
export const write = <C extends PatientCommand>(
  command: C,
  meaning: Omit<Write<C>, 'command'>,
): Write => ({ command, ...meaning }) as unknown as Write

/**
 * What an entry says in this app's language: its write, and its input in that write's present shape. Null when it
 * comes from a newer app, or from one too old.
 */
export function readEntry(
  { writes }: Pick<Phone, 'writes'>,
  { kind, kv, input }: Pick<OutboxEntry, 'kind' | 'kv' | 'input'>,
): { known: Write; input: never } | null {
  const known = writes.find(({ command }) => command.name === kind)
  if (!known) return null
  const { kv: ours = 1, lifts } = known
  let lifted: typeof input | undefined = kv > ours ? undefined : input
  for (let from = kv; lifted && from < ours; from++) lifted = lifts?.[from]?.(lifted)
  return lifted ? { known, input: lifted as never } : null
}
