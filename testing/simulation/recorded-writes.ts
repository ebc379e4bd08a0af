import type { OutboxEntry, TableName } from '#pwa/replica/database.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { writeNumberIn } from './server-effects.ts'

export type WriteAction =
  | 'create'
  | 'edit'
  | 'apply'
  | 'edit proposal'
  | 'withdraw'
  | 'submit'
  | 'request changes'
  | 'statement'
  | 'counter'
  | 'change'
  | 'profile'
  | 'add picture'
  | 'review'
  | 'change review'
  | 'reply'
  | 'message'
  | 'edit message'
  | 'delete message'
  | 'read notice'
  | 'report'

/** A write that a user made on a device, and what is known of it. */
export type RecordedWrite = {
  number: number
  action: WriteAction
  device: number
  userId: UserId
  /** The row that it creates or changes, and the field that shows its text. */
  rowId: string
  table: TableName
  field:
    | 'description'
    | 'submissionNotes'
    | 'location'
    | 'caption'
    | 'status'
    | 'changeRequest'
    | 'ownReview'
    | 'ownReply'
    | 'text'
    | 'deletedAt'
    | 'readAt'
  /** Key of its outbox entry. */
  key: string | null
  /** Position in the outbox, once it was seen there: writes of a lane are sent in this order. */
  position: number | null
  lane: string
  /** Key of the entry that it depended on when it was last seen. */
  after: string | null
  /** `enqueue` returned, or the entry was seen in the outbox. From then on the write must not be lost. */
  isQueued: boolean
  /** The user discarded it, or is doing so; the server may have applied it before. */
  isDiscarded: boolean
  /** It was discarded by itself, so the phone cancels it on the server. A log-out that discards all cancels nothing. */
  isCancelled: boolean
  /** Another text replaced it before it was sent. */
  isReplaced: boolean
  isRejected: boolean
  /** The server has been seen to have it. */
  isConfirmed: boolean
}

/** Taps: no text of theirs has a number. */
const TAPS: ReadonlySet<WriteAction> = new Set(['withdraw', 'delete message', 'read notice'])
export const isTap = ({ action }: Pick<RecordedWrite, 'action'>): boolean => TAPS.has(action)

/** Whether the screen must show it. */
export const isEffective = ({ isQueued, isDiscarded, isReplaced, isRejected }: RecordedWrite) =>
  isQueued && !isDiscarded && !isReplaced && !isRejected

const FIELD_BY_ACTION: Record<WriteAction, Pick<RecordedWrite, 'table' | 'field'>> = {
  create: { table: 'tasks', field: 'description' },
  edit: { table: 'tasks', field: 'description' },
  apply: { table: 'proposals', field: 'description' },
  'edit proposal': { table: 'proposals', field: 'description' },
  withdraw: { table: 'proposals', field: 'status' },
  submit: { table: 'tasks', field: 'submissionNotes' },
  'request changes': { table: 'tasks', field: 'changeRequest' },
  // No row of a list shows a statement of a dispute, or a report, or what is asked for and not accepted.
  counter: { table: 'tasks', field: 'submissionNotes' },
  change: { table: 'tasks', field: 'submissionNotes' },
  statement: { table: 'tasks', field: 'submissionNotes' },
  report: { table: 'tasks', field: 'submissionNotes' },
  profile: { table: 'me', field: 'location' },
  'add picture': { table: 'workPictures', field: 'caption' },
  review: { table: 'tasks', field: 'ownReview' },
  'change review': { table: 'tasks', field: 'ownReview' },
  reply: { table: 'tasks', field: 'ownReply' },
  message: { table: 'messages', field: 'text' },
  'edit message': { table: 'messages', field: 'text' },
  'delete message': { table: 'messages', field: 'deletedAt' },
  'read notice': { table: 'notices', field: 'readAt' },
}

/** Fields of inputs that have the mark of a write. */
const TEXT_FIELDS = [
  'description',
  'submissionNotes',
  'location',
  'caption',
  'note',
  'statement',
  'taskerComment',
  'clientComment',
  'reply',
  'message',
  'text',
  'words',
] as const

/** More entries than a device queues before its database is deleted, which restarts the positions. */
const RESET_OFFSET = 1_000_000

const moveBack = (write: RecordedWrite) =>
  void (write.position = (write.position ?? 0) - RESET_OFFSET)

type WriteOrigin = { device: number; userId: UserId; rowId: string }

/** All writes of one run. */
export class WriteRecorder {
  readonly all: RecordedWrite[] = []
  private readonly byNumber = new Map<number, RecordedWrite>()

  begin(action: WriteAction, origin: WriteOrigin): RecordedWrite {
    const write: RecordedWrite = {
      ...origin,
      ...FIELD_BY_ACTION[action],
      number: this.all.length + 1,
      action,
      key: null,
      position: null,
      lane: '',
      after: null,
      isQueued: false,
      isDiscarded: false,
      isCancelled: false,
      isReplaced: false,
      isRejected: false,
      isConfirmed: false,
    }
    this.all.push(write)
    this.byNumber.set(write.number, write)
    return write
  }

  /** By the number in its text; a tap has no text and is found by its key or its row. */
  findByEntry(entry: OutboxEntry, device: number): RecordedWrite | undefined {
    const number = TEXT_FIELDS.map((field) => entry.input[field])
      .map((text) => writeNumberIn(text as string | undefined))
      .find((each) => each !== null)
    if (number !== undefined) return this.byNumber.get(number)
    const taps = this.all.filter((each) => isTap(each) && each.device === device)
    const isUnsentOfRow = ({ key, rowId, isDiscarded }: RecordedWrite) =>
      key === null && rowId === entry.ref && !isDiscarded
    return taps.find(({ key }) => key === entry.key) ?? taps.find(isUnsentOfRow)
  }

  observeOutbox(device: number, entries: readonly OutboxEntry[]) {
    for (const entry of entries) {
      const write = this.findByEntry(entry, device)
      if (!write) continue
      const { key, lane, after, position } = entry
      if (write.key !== null && write.key !== key) this.markMerged(write, key)
      for (const other of this.all)
        if (other.key === key && other !== write) other.isReplaced = true
      Object.assign(write, {
        key,
        lane,
        position,
        after,
        isQueued: true,
        isReplaced: false,
        isDiscarded: entry.isDiscarded ?? false,
        isCancelled: entry.isDiscarded ?? false,
      })
      if (entry.state === 'failed' && !entry.isDiscarded) write.isRejected = true
    }
  }

  /** The user has deleted the message, or discarded it when the server had it. */
  isMessageRemoved({ table, rowId }: RecordedWrite): boolean {
    return (
      table === 'messages' &&
      this.all.some(
        (each) =>
          each.rowId === rowId &&
          (each.action === 'delete message' || (each.action === 'message' && each.isDiscarded)),
      )
    )
  }

  /** The server accepts an edit of a deleted message and changes nothing. */
  isEditOfRemoved = (write: RecordedWrite): boolean =>
    write.action === 'edit message' && this.isMessageRemoved(write)

  /** A write that is under another key now was merged into a rejected one, and replaced everything between the two. */
  private markMerged({ after }: RecordedWrite, into: string) {
    for (let key = after; key !== null && key !== into;) {
      const between = this.all.filter((each) => each.key === key)
      for (const write of between) write.isReplaced = true
      key = between[0]?.after ?? null
    }
  }

  /** A log-out deleted all that waited, cancellations too; what the server has received stays there. */
  markDiscarded(device: number, userId: UserId) {
    for (const write of this.all) {
      if (write.device !== device || write.userId !== userId) continue
      write.isDiscarded = true
      write.isCancelled = false
    }
  }

  /** What the user queues now comes after what the deleted database had. */
  restartPositions(device: number, userId: UserId) {
    for (const write of this.all)
      if (write.device === device && write.userId === userId) moveBack(write)
  }

  /** Storage was wiped: what the server had not received is gone, and outbox positions start again. */
  markWiped(device: number, receivedNumbers: Set<number | null>) {
    for (const write of this.all.filter((each) => each.device === device)) {
      moveBack(write)
      write.isCancelled = false
      if (!receivedNumbers.has(write.number)) write.isDiscarded = true
    }
  }
}
