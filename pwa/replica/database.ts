import {
  Dexie,
  liveQuery,
  type DexieOptions,
  type EntityTable,
  type Observable,
  type Table,
} from 'dexie'
import type { OwnUser } from '#schema/contract/accounts.ts'
import type { Alert } from '#schema/contract/alerts.schemas.ts'
import type { Community, Update } from '#schema/contract/community.ts'
import type { Professional } from '#schema/contract/directory.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import type { LogPosition } from '#schema/contract/log-position.ts'
import type { Payment } from '#schema/contract/payments.ts'
import type { Bank, BankAccount } from '#schema/contract/payouts.ts'
import type { readPin } from '#schema/contract/pins.ts'
import type { SavedTask, SavedUser } from '#schema/contract/saved.ts'
import type { readAmountBounds } from '#schema/contract/settings.ts'
import type { ErrorCode } from '#schema/domain/errors.ts'
import type { UploadId, UserId } from '#schema/domain/ids.ts'
import type { Language } from '#schema/domain/languages.ts'
import { changeCount, onOutboxChange } from './change-count.ts'
import { databaseName } from './database-name.ts'
import { withShownTitle } from './shown-title.ts'
import { declareVersions, SERVER_TABLES, type ServerTables } from './tables.ts'
import { titleIndex } from './title-index/index-titles.ts'
import { transactions } from './transactions.ts'

export type { ProfileRow, Rows, SubmissionsRow, TableName } from './tables.ts'

/** Why an entry failed. */
export type FailureReason = {
  code: ErrorCode
  message: string
  fields?: Record<string, string>
  requestId?: string
  /** The server's present version of the row, if the response contained it. */
  current?: unknown
  /** The server's state did not allow it (402, 409 or 412). */
  isConflict?: true
  /** The user stopped the sending. */
  isStopped?: true
  /** Key of the entry it failed with; it is queued again when that entry is. */
  parent?: string
}

/** Reference to a file in an input or a draft; the bytes are in `files`. `size` is in bytes. */
export type StoredFile = { fileId: string; name: string; type: string; size: number }

/** A large file that is uploaded in parts. `size` and `sent` are in bytes. */
export type Upload = { id: UploadId; size: number; sent: number; isWhole: boolean }

export type EntryState = 'queued' | 'sending' | 'sent' | 'failed'

/** A queueable command that the replica does not show yet. */
export type OutboxEntry = {
  /** Order of queuing. */
  position: number
  /** The Idempotency-Key: the same in every attempt. */
  key: string
  lane: string
  command: string
  /** Version of the input's shape, so that a later build can migrate it. */
  inputVersion: number
  /** Id of the row that it creates or changes. */
  ref: string
  input: Record<string, unknown>
  files: string[]
  /** Set once its file is too large for one request; stays until the response, so that no part is sent twice. */
  upload?: Upload | undefined
  /** Key of the draft it was submitted from; a failed entry becomes that draft again. */
  draft: string | null
  /** Key of the entry that must be acknowledged first. */
  after: string | null
  state: EntryState
  attempts: number
  nextAt: number
  ackSeq: LogPosition | null
  /** Dependent entries may need it (`rebase`). */
  response?: Record<string, unknown>
  error: FailureReason | null
  /** The user discarded it after it was tried: its key is cancelled on the server before it is deleted. */
  isDiscarded?: true
  /** Not the user's own words: it is not shown as unsent, and leaves without a trace if it is rejected. */
  isSilent?: true
  queuedAt: number
  /** What the form showed before the change. Stays on the phone, for a later comparison. */
  original?: Record<string, unknown>
}

/** What a signed-out user had not sent, encrypted (pwa/session/retained-input.ts). `count` entries are in it. */
export type RetainedInput = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer; count: number }

export type DraftRow = {
  key: string
  fields: Record<string, unknown>
  /** Key of the failed entry it was restored from. */
  entryKey: string | null
  /** The user changed it since, so nothing else may delete it. */
  isTouched: boolean
}
export type FileRow = { id: string; bytes: ArrayBuffer; type: string; name: string }

/** A page of a list as the server last sent it. */
export type CachedPage = { etag: string; nextCursor: string | null; ids: string[] }

/** One visit to the list of open tasks: what is displayed and in which order it arrived. */
export type Visit = {
  startedAt: number
  /** Fixed for the visit, so that the mixed order is stable. */
  seed: number
  /** Displayed tasks, with the number of the batch each arrived in. */
  batches: ReadonlyMap<string, number>
  /** `createdAt` of the newest of them; newer tasks wait until the user shows them. */
  newestAt: string
  /** A whole page has been displayed. Before that the list is loading and nothing in it counts as new. */
  isWhole: boolean
}

/** A payment that is not in the wallet yet; stored before the checkout opens, so that a closed browser does not lose it. */
export type OpenPayment = Payment & {
  /** Last event of the checkout. Only the server knows whether the money arrived. */
  checkoutState: 'paid' | 'transferring' | null
  /** The server's last error message. */
  message: string | null
  checks: number
  nextAt: number
}

export type Meta = {
  cursor: string
  lastPullAt: number
  /** When pages were last fetched that pull does not bring. */
  fetchedAt: Record<string, number>
  /** The user as login returned them, until the first pull brings `me`. */
  loginUser: OwnUser
  needsSignIn: boolean
  /** This phone's language that the server has stored for the account, which `me` shows after the next pull. */
  sentLanguage: Language
  tooOld: boolean
  /** Absent from a database that was just created. */
  isInitialized: true
  /** Of all conversations, for the menu. */
  unreadMessages: number
  /** Number of unsent entries that the browser deleted with everything else; until the user dismisses the note. */
  lostEntries: number
  /** By endpoint and input. */
  pages: Record<string, CachedPage>
  visit: Visit
  payments: OpenPayment[]
  /** References of payments that the user gave up; money that still arrives is credited all the same. */
  dismissedPayments: string[]
  /** Whether there is a PIN, never the PIN. */
  pin: ResponseBody<typeof readPin>
  banks: { at: number; banks: Bank[] }
  /** Saved ones, with their last digits only. */
  bankAccounts: BankAccount[]
  /** The first pages of the last lists of professionals, by input. */
  directory: Record<string, { at: number; professionals: Professional[] }>
  communities: Community[]
  /** What is kept for later, as the server has it. */
  saved: { tasks: SavedTask[]; users: SavedUser[] }
  /** What new todos this professional is told about. */
  alerts: Alert[]
  updates: Update[]
  /** Of updates that this user has closed. */
  closedUpdates: string[]
  /** The platform fee's rate that new awards have, as last seen. */
  feeBps: number
  /** Of payments and prices, as last seen. */
  amountBounds: ResponseBody<typeof readAmountBounds>
  /** A withdrawal whose response was lost: the same input uses the same key, also after a restart. */
  pendingWithdrawal: { input: string; key: string } | null
  /** Encrypts unsent input at log-out; cannot be exported. Deleted with everything else. */
  retentionKey: CryptoKey
  retained: RetainedInput[]
  /** The database is in memory: the browser refuses to store anything, has no room, or does not answer. */
  isTemporary: 'refused' | 'full' | 'silent'
}
type MetaKey = keyof Meta
type MetaRow = { [F in MetaKey]: { key: F; value: Meta[F] } }[MetaKey]

type DexieConstructor = Pick<typeof Dexie, keyof typeof Dexie>
const DexieWithTables = Dexie as unknown as DexieConstructor &
  (new (name: string, options: DexieOptions) => Dexie & ServerTables)

/** The replica, outbox and drafts of one user. Each user of a phone has a database of their own. */
export class Replica extends DexieWithTables {
  declare outbox: EntityTable<OutboxEntry, 'position'>
  declare drafts: EntityTable<DraftRow, 'key'>
  declare files: EntityTable<FileRow, 'id'>
  declare meta: EntityTable<MetaRow, 'key'>
  declare titles: EntityTable<{ id: string; grams: string[] }, 'id'>
  /** Its user has signed out: it is never opened again. */
  isRetired = false
  /** Another tab has an older version open and blocks the upgrade. */
  onBlocked: () => void = () => {}
  /** The phone is full; the message is for the user. */
  onFull: (message: string) => void = () => {}

  constructor(userId: UserId, name = databaseName(userId)) {
    // A live query gets rows that only it uses, so they need no copy.
    super(name, { cache: 'disabled' })
    declareVersions(this, {
      outbox: '++position, &key, ref, after',
      drafts: 'key',
      files: 'id',
      meta: 'key',
      titles: 'id, *grams',
    })
    this.use(titleIndex)
    this.use(transactions)
    for (const table of [this.tasks, this.proposals]) table.hook('reading', withShownTitle)
    // A newer tab wants to upgrade: close, and reopen at the next access.
    this.on('versionchange', () => this.close({ disableAutoOpen: false }))
    this.on('blocked', () => this.onBlocked())
  }

  async getMeta<F extends MetaKey>(key: F): Promise<Meta[F] | undefined> {
    return (await this.meta.get(key))?.value as Meta[F] | undefined
  }

  setMeta<F extends MetaKey>(key: F, value: Meta[F]) {
    return this.meta.put({ key, value } as MetaRow)
  }

  /** Rises with each change of a row that screens show. */
  get changes(): number {
    return changeCount(this.name)
  }

  onOutboxChange(listener: () => void): () => void {
    return onOutboxChange(this.name, listener)
  }

  /** A live query. Its result comes again when what it has read changes. */
  observe<T>(query: () => Promise<T>): Observable<T> {
    // Dexie tracks reads across every `await` only inside an async function.
    return liveQuery(async () => query())
  }

  /** Whether an error is the database's own. */
  isOwnError(error: unknown): boolean {
    return error instanceof Dexie.DexieError
  }

  /** Whether a read ended because the database was closed. */
  isClosedError(error: unknown): boolean {
    return error instanceof Dexie.DatabaseClosedError || error instanceof Dexie.AbortError
  }

  /** Everything copied from the server: a reset clears these and never what the user wrote. */
  get syncedTables(): Table[] {
    return [...SERVER_TABLES, 'titles'].map((name) => this.table(name))
  }
}
