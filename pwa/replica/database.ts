import { Dexie, type EntityTable, type Table } from 'dexie'
import type { Me, OwnUser, PublicUser, Review } from '#schema/contract/accounts.ts'
import type { Applicant, Proposal } from '#schema/contract/proposals.ts'
import type { Entity } from '#schema/contract/sync.ts'
import type { Submission, Task } from '#schema/contract/tasks.ts'
import type { Heard } from '#schema/contract/endpoint.ts'
import type { Payment } from '#schema/contract/payments.ts'
import type { Bank, readPin } from '#schema/contract/withdrawals.ts'
import type { Transaction } from '#schema/contract/wallet.ts'
import type { TaskId, UploadId, UserId } from '#schema/domain/ids.ts'
import { DAY } from '#schema/domain/limits.ts'
import type { RefusalCode } from '#schema/domain/refusal.ts'
import type { InferOutput } from 'valibot'
import { titleIndex } from './titles.ts'

export type ProfileRow = PublicUser & { reviews: InferOutput<typeof Review>[] }
export type SubmissionsRow = { task: TaskId; submissions: InferOutput<typeof Submission>[] }

/** What the server told this phone; rows are the contract's wire shapes. */
export type Rows = {
  /** Open todos of my trade. */
  feed: Task
  /** Open todos of other trades, from pages that were looked at. */
  seen: Task
  /** Mine: posted by me or assigned to me. */
  tasks: Task
  proposals: Proposal
  applicants: Applicant
  profiles: ProfileRow
  submissions: SubmissionsRow
  trx: Transaction
  me: Me
}
export type TableName = keyof Rows

/** Where each thing the change log names is kept. Things of different scopes never share a table (SYNC 1). */
export const TABLE_OF = {
  feed: 'feed',
  task: 'tasks',
  proposal: 'proposals',
  applicant: 'applicants',
  me: 'me',
  trx: 'trx',
} as const satisfies Record<Entity, TableName>

export type Refusal = {
  code: RefusalCode
  words: string
  fields?: Record<string, string>
  requestId?: string
  /** What stands there instead, as the server told it. */
  current?: unknown
  /** Not the server but the person said no, to have it back. */
  isStopped?: true
  /** Key of the entry it failed with: the no was to that one, and this comes back when that is said again. */
  parent?: string
}

/** A file inside something kept: its bytes stand in `files` under this name. */
export type KeptFile = { kept: string; name: string; type: string; size: number }

/** A large file on its way in parts: what the server calls it, and how many bytes have arrived. */
export type Upload = { id: UploadId; size: number; sent: number; isWhole: boolean }

/** A command said on this phone and not yet settled with the server. */
export type OutboxEntry = {
  /** Order of saying. */
  n: number
  /** The Idempotency-Key: one for each thing a person wanted, the same in every try. */
  key: string
  lane: string
  /** Name of the command; `kv` is the shape of its input, for the day an update finds an older one here. */
  kind: string
  kv: number
  /** The row it makes or changes. */
  ref: string
  input: Record<string, unknown>
  files: string[]
  /** Set once its file is too large for one piece; kept until the answer, so that nothing is sent twice. */
  upload?: Upload
  /** The draft it came from, and becomes again when refused. */
  draft: string | null
  /** Key of the entry it needs to have been heard first. */
  after: string | null
  state: 'queued' | 'sending' | 'acked' | 'conflict' | 'failed'
  attempts: number
  nextAt: number
  /** Until when the server asked for patience; not even a person's haste goes before it. */
  notBefore?: number
  ackSeq: number | null
  /** What the server answered; whatever waits for this entry may need it (write.ts, `heeds`). */
  heard?: Record<string, unknown>
  refusal: Refusal | null
  saidAt: number
  /** What the person had before them as they said it. It stays here, to tell later what they changed. */
  seen?: Record<string, unknown>
}

export const isRefused = ({ state }: OutboxEntry) => state === 'failed' || state === 'conflict'
/** Only its file is on its way: the server has heard nothing of the rest, so it can still be taken back. */
export const isUploading = ({ state, upload }: OutboxEntry) =>
  state === 'sending' && upload?.isWhole === false
/** SYNC 1: nothing waits for so long unremarked. */
export const isLate = (entry: OutboxEntry, now: number) =>
  !isRefused(entry) && now - entry.saidAt > DAY
/** Not refused: what it does is shown. */
export const isLive = (entry: OutboxEntry) => !isRefused(entry)

export type DraftRow = {
  key: string
  fields: Record<string, unknown>
  /** The refused entry this came back from. */
  from: string | null
  /** A person changed it since: nothing but they may take it away. */
  isTouched: boolean
  savedAt: number
}
export type FileRow = { id: string; bytes: ArrayBuffer; type: string; name: string }

/** A page of a list as the server last told it: its version, and what it named. */
export type KnownPage = { etag: string; nextCursor: string | null; ids: string[] }

/** One visit to the list of open todos: what is in sight, and in which order it came (F4). */
export type Visit = {
  beganAt: number
  /** Fixed for the visit, so that the mixed order holds still. */
  seed: number
  /** Todos in sight, by the wave they came in. */
  waves: ReadonlyMap<string, number>
  /** The newest of them; what is newer arrived since and waits to be asked for. */
  newestAt: string
  /** A whole page has been in sight. Before that the list is still filling, and nothing in it is news. */
  isWhole: boolean
}

/** A payment into the wallet that is not in it yet, kept before the checkout opens so that no closed browser loses it (R41). */
export type OpenPayment = Payment & {
  /** What the checkout itself told last; only the server knows of the money. */
  said: 'paid' | 'transferring' | null
  /** What the server last said of it, when that was a no. */
  words: string | null
  /** How often it was asked after, and when it is next. */
  asked: number
  nextAt: number
}

/** Single facts about this replica. */
export type Facts = {
  cursor: string
  lastPullAt: number
  /** As login told; a stand-in for `me` until the first pull. */
  knownUser: OwnUser
  needsSignIn: boolean
  tooOld: boolean
  /** Missing from a memory that has just been made. */
  isWhole: true
  /** The browser cleared what was kept here, and this many unsent things with it; until the person has read it. */
  lost: number
  lease: { tab: string; until: number }
  /** By what was asked. */
  pages: Record<string, KnownPage>
  /** Every title of before this index has been taken into it. */
  titled: boolean
  /** The list as it was left. */
  visit: Visit
  payments: OpenPayment[]
  /** Payments that the person does not mean to go on with, by reference; money that still comes is added all the same. */
  unwanted: string[]
  /** Whether there is a PIN, never the PIN. */
  pin: Heard<typeof readPin>
  banks: { at: number; banks: Bank[] }
  /** A withdrawal whose answer never came: the same wish again goes under the same key, also after a restart. */
  withdrawing: { wish: string; key: string } | null
}
export type Fact = keyof Facts
type MetaRow = { [F in Fact]: { key: F; value: Facts[F] } }[Fact]

export const nameOf = (me: UserId) => `onise:${me}`

/** What one person's phone remembers of the marketplace. Another person gets another database. */
export class Replica extends Dexie {
  declare outbox: EntityTable<OutboxEntry, 'n'>
  declare drafts: EntityTable<DraftRow, 'key'>
  declare files: EntityTable<FileRow, 'id'>
  declare meta: EntityTable<MetaRow, 'key'>
  declare feed: EntityTable<Rows['feed'], '_id'>
  declare seen: EntityTable<Rows['seen'], '_id'>
  declare tasks: EntityTable<Rows['tasks'], '_id'>
  declare proposals: EntityTable<Rows['proposals'], '_id'>
  declare applicants: EntityTable<Rows['applicants'], '_id'>
  declare profiles: EntityTable<Rows['profiles'], '_id'>
  declare submissions: EntityTable<Rows['submissions'], 'task'>
  declare trx: EntityTable<Rows['trx'], '_id'>
  declare me: Table<Rows['me'], string>
  /** Which titles have which runs of letters (titles.ts). */
  declare titles: EntityTable<{ id: string; grams: string[] }, 'id'>
  /** Told when another tab holds an older version open, so that the person can be asked to close it. */
  whenBlocked: () => void = () => {}
  /** Told when there was no room on the phone, and what came of it. */
  whenFull: (words: string) => void = () => {}

  constructor(me: UserId, name = nameOf(me)) {
    super(name)
    // Additive only: an update adds a version below and never edits one above it.
    this.version(1).stores({
      outbox: '++n, &key, [state+nextAt], [lane+n], ref, after, draft',
      drafts: 'key',
      files: 'id',
      meta: 'key',
      feed: '_id, createdAt',
      seen: '_id, createdAt',
      tasks: '_id, status, updatedAt',
      proposals: '_id, task, status',
      applicants: '_id, task._id',
      profiles: '_id',
      submissions: 'task',
      trx: '_id, createdAt',
      me: 'user._id',
    })
    this.version(2).stores({ seen: '_id, createdAt, [field+createdAt]', titles: 'id, *grams' })
    this.version(3).stores({ seen: '_id, createdAt, price, [field+createdAt]' })
    this.use(titleIndex)
    // A newer tab wants to upgrade: this one steps aside and reopens when it is next asked.
    this.on('versionchange', () => this.close({ disableAutoOpen: false }))
    this.on('blocked', () => this.whenBlocked())
  }

  async fact<F extends Fact>(key: F): Promise<Facts[F] | undefined> {
    return (await this.meta.get(key))?.value as Facts[F] | undefined
  }

  know<F extends Fact>(key: F, value: Facts[F]) {
    return this.meta.put({ key, value } as MetaRow)
  }

  /** What the server told, and nothing else: a reset never touches what the person wrote. */
  get base(): Table[] {
    const { feed, seen, tasks, proposals, applicants, profiles, submissions, trx, me } = this
    return [feed, seen, tasks, proposals, applicants, profiles, submissions, trx, me, this.titles]
  }
}

/** The name a row goes by within its table. */
export function idOf<T extends TableName>(table: T, row: Rows[T]): string {
  if (table === 'me') return (row as Rows['me']).user._id
  if (table === 'submissions') return (row as Rows['submissions']).task
  return (row as Rows['tasks'])._id
}

const LOST =
  /Connection to Indexed Database server lost|database connection is clos|InvalidStateError/i

/** WebKit drops its database connection after a long sleep: open it again and try once more (SYNC 1, iOS). */
export async function reopening<T>(replica: Replica, work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!LOST.test(String(error))) throw error
    replica.close({ disableAutoOpen: false })
    await replica.open()
    return await work()
  }
}
