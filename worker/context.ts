import type { Id, UserId } from '#schema/domain/ids.ts'
import type { Statement } from './db/commit.ts'
import type { Db } from './db/client.ts'
import type { ReadFacts } from './db/read.ts'
import type { Settings } from './env.ts'

/** What the outside world supplies, once per worker. Tests supply their own. */
export type Deps = {
  settings: Settings
  files: R2Bucket
  /** What the build laid beside the worker; tests go without. */
  assets?: Pick<Fetcher, 'fetch'>
  now: () => number
  /** One structured line per request, and each fault. */
  log: (line: Record<string, unknown>) => void
  /** How the database is reached; tests put a counting or a failing wire here. */
  fetch?: typeof fetch
  /** How the provider and the post are reached; tests put their own here. */
  outside?: typeof fetch
}

/** What an action may know. Not HTTP. */
export type Context = {
  db: Db
  deps: Deps
  now: number
  /** The person the token names, to build queries with; trust it only after `read`. Null when signed out. */
  me: UserId
  sessionId: Id<'session'> | null
  signedIn: boolean
  /** Whether the session check has run; serve insists on it before it answers. */
  checked: () => boolean
  /** The log's place when the facts were read; null for a query, or when nobody is signed in. */
  head: () => number | null
  /** The version of the answer to be, for a list that has one. */
  tag: () => string | null
  /** The address's host part, for links we hand out. */
  origin: string
  /** The caller's network address as the edge saw it, for limits only; null where there is no edge. */
  ip: string | null
  read: ReadFacts
  /** A write batch without receipt or change log: before anybody is signed in, or for a try that stays taken whatever is then said. */
  write: (writes: readonly Statement[]) => Promise<Record<string, unknown>[][]>
  /** Runs after the answer: nothing may depend on it that the clock cannot redo. */
  later: (work: Promise<unknown>) => void
}
