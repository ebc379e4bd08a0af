import type { Id, UserId } from '#schema/domain/ids.ts'
import type { AuditHead } from './db/audit-log.ts'
import type { Connection, Db } from './db/client.ts'
import type { ReadQueries } from './db/read.ts'
import type { Statement } from './db/write.ts'
import type { Settings } from './env.ts'
import type { LiveChannels } from './live/channels.ts'
import type { HashQueue } from './secrets/hash-queue.ts'

/** What the runtime provides, once per worker. Tests provide their own. */
export type Deps = {
  settings: Settings
  files: R2Bucket
  /** The built files; absent in tests. */
  assets?: Pick<Fetcher, 'fetch'>
  now: () => number
  hashQueue: HashQueue
  /** Cloudflare's rate limits; the app works without them. */
  front?: { requests?: RateLimit | undefined; passwords?: RateLimit | undefined }
  /** Absent where the live channel is turned off. */
  live?: LiveChannels
  /** One structured line per request and per fault. */
  log: (line: Record<string, unknown>) => void
  /** Calls the database; tests count or inject faults here. */
  databaseFetch?: typeof fetch
  /** Calls the payment and email providers. */
  externalFetch?: typeof fetch
}

/** What a handler uses of the request. It knows nothing of HTTP. */
export type Context = {
  connection: Connection
  /** Builds selects that are not prepared, and writes. */
  readonly db: Db
  deps: Deps
  now: number
  /** The user that the token names, for building queries; trusted only after `read`. Empty when signed out. */
  userId: UserId
  sessionId: Id<'session'> | null
  isSignedIn: boolean
  isSessionChecked: () => boolean
  /** The change log's counter at the time of `read`; null for a query, or without a session. */
  changeLogHead: () => number | null
  /** The ETag of the response, for a list that has one. */
  etag: () => string | null
  /** The last entry of the audit log at the time of `read`, for a command of administrators. */
  auditHead: () => AuditHead | null
  /** Scheme and host of the request, for links in responses. */
  origin: string
  /** The caller's network address as the edge reports it, only for rate limits. */
  ip: string | null
  /** The random id of this browser, from its cookie; null before its first login. */
  device: string | null
  userAgent: string | null
  /**
   * One read batch with the session check. Throws `Replay` when the command was executed before or the client's list
   * is current: the stored response or a 304 then replaces the handler's result.
   */
  read: ReadQueries
  /**
   * As `read`, for a command that must prove a secret before its stored response is returned: `replayStored` returns it.
   */
  readBeforeReplay: ReadQueries
  /**
   * The session check as an assertion, for a command that writes without reading first. Null from the second call on:
   * the batch was aborted, and the handler reads to find the reason.
   */
  assertSession: () => Statement | null
  /** Whether `readBeforeReplay` found the stored response of this request. */
  isRepeat: () => boolean
  /** Throws the stored response that `readBeforeReplay` found. */
  replayStored: () => void
  /** Writes outside the command's batch: before a sign-in, and for counters that must survive a rejection. */
  write: (writes: readonly Statement[]) => Promise<Record<string, unknown>[][]>
  /** Names the user in the log line of a request that has no session yet. */
  identify: (userId: UserId) => void
  /** Runs after the response; a job must be able to repeat it. */
  waitUntil: (work: Promise<unknown>) => void
}
