import type { OutboxEntry, Replica, Rows, StoredFile, TableName } from '#pwa/replica/database.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import type { Endpoint, RequestInput } from '#schema/contract/endpoint.ts'
import type { TaskId, UserId } from '#schema/domain/ids.ts'

/** What an optimistic effect may read and change. */
export type OptimisticStore = {
  get: <T extends TableName>(table: T, id: string) => Promise<Rows[T] | null>
  task: (id: TaskId) => Promise<Rows['tasks'] | null>
  user: () => Promise<OwnUser | null>
  /** Also before the first pull, when only the log-in has returned the user. */
  updateUser: (fields: Partial<OwnUser>) => Promise<void>
  put: <T extends TableName>(table: T, row: Rows[T]) => void
  /** Does nothing if the row does not exist on this phone. */
  update: <T extends TableName>(table: T, id: string, fields: Partial<Rows[T]>) => Promise<void>
  remove: (table: TableName, id: string) => void
}

/** The signed-in user's database on this phone. */
export type Device = {
  userId: UserId
  /** Throws before it is loaded, which only a first visit shows a list without (pwa/session/first-visit.ts). */
  replica: Replica
  /** Loads the database, if nothing has before, and opens it. */
  loadReplica: () => Promise<Replica>
  /** Those that are loaded: the ones of the screens opened so far, and all of them before anything is sent. */
  queueables: Queueable[]
  requestSync: (immediate?: boolean) => void
  now: () => number
}

type QueueableCommand = Endpoint<'queueableCommand'>

/** An input in the outbox, with references in place of files. */
export type StoredInput<I> = {
  [F in keyof I]: I[F] extends Blob | undefined ? StoredFile | undefined : I[F]
}

type Form = {
  draft: string
  path: string
  fields: Record<string, unknown>
  /** Where the command is edited while it is queued, if that is another screen. */
  queuedPath?: string
}

/** A queueable command and what it means on this phone until it is sent. */
export type Queueable<C extends QueueableCommand = QueueableCommand> = {
  command: C
  /** Entries of a lane are sent in order, one at a time; lanes do not wait for each other. */
  lane: (input: StoredInput<RequestInput<C>>) => string
  /** Id of the row that it creates or changes. */
  ref: (input: StoredInput<RequestInput<C>>) => string
  /** Title in the list of unsent entries: "Proposal for “Fix a tap”". */
  describe: (input: StoredInput<RequestInput<C>>) => string
  /** The form it was submitted from, which opens again after a failure. */
  form: (input: StoredInput<RequestInput<C>>) => Form
  /** Not the user's own words: it is not shown as unsent, and leaves without a trace if it is rejected. */
  isSilent?: true
  /** The pull brings all that the response has, so the server sends only its `seq`. */
  isResponseUnused?: true
  /** Version of the input's shape; 1 if it never changed. */
  inputVersion?: number
  /** From each older version to the next. Two are supported; an older entry is shown and cannot be sent. */
  migrations?: Record<number, (input: Record<string, unknown>) => Record<string, unknown>>
  /** Merges this input into the failed command it changes, so that one form has the newest text. */
  mergeInto?: (
    parent: Record<string, unknown>,
    input: StoredInput<RequestInput<C>>,
  ) => Record<string, unknown>
  /** Takes what it needs from the response to the entry it depends on. */
  rebase?: (
    input: StoredInput<RequestInput<C>>,
    response: Record<string, unknown>,
  ) => StoredInput<RequestInput<C>>
  /**
   * Writes its effect into the copy of a list that no pull brings; in the transaction that stores the answer. The tables
   * are outbox and meta.
   */
  settle?: (replica: Replica, entry: OutboxEntry) => Promise<void>
  /** The opposite command, for one that was discarded after the server had applied it. */
  undo?: (
    input: StoredInput<RequestInput<C>>,
  ) => { endpoint: Endpoint<'command' | 'queueableCommand'>; input: object } | undefined
  /** Applies its effect to a view. Pure: runs again each time the view is built. */
  optimistic: (
    view: OptimisticStore,
    input: StoredInput<RequestInput<C>>,
    entry: { queuedAt: number; userId: UserId },
  ) => void | Promise<void>
}

/** A plain `command` does not type-check here. */
export const queueable = <C extends QueueableCommand>(
  command: C,
  definition: Omit<Queueable<C>, 'command'>,
): Queueable => ({ command, ...definition }) as unknown as Queueable

/**
 * The entry's definition, and its input in the present shape. Null if this build cannot read it: it comes from a newer
 * build, or from one too old.
 */
export function readEntry(
  { queueables }: Pick<Device, 'queueables'>,
  entry: Pick<OutboxEntry, 'command' | 'inputVersion' | 'input'>,
): { definition: Queueable; input: never } | null {
  const definition = queueables.find(({ command }) => command.name === entry.command)
  if (!definition) return null
  const { inputVersion: currentVersion = 1, migrations } = definition
  const { inputVersion } = entry
  let input: typeof entry.input | undefined =
    inputVersion > currentVersion ? undefined : entry.input
  for (let version = inputVersion; input && version < currentVersion; version++)
    input = migrations?.[version]?.(input)
  return input ? { definition, input: input as never } : null
}
