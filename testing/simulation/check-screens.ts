import { isWritten, sideOf } from '#pwa/features/reviews/queueable.ts'
import { OptimisticView } from '#pwa/outbox/optimistic-view.ts'
import type { Task } from '#schema/contract/tasks.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { otherSide } from '#schema/domain/review.ts'
import type { ReportProblem } from './context.ts'
import type { SimulatedDevice } from './device.ts'
import { isEffective, isTap, type RecordedWrite, type WriteRecorder } from './recorded-writes.ts'
import { readEffects, writeNumberIn, type Effect } from './server-effects.ts'
import type { SimulatedServer } from './server.ts'

type CheckerParts = {
  server: SimulatedServer
  recorder: WriteRecorder
  reportProblem: ReportProblem
}
type ScreenState = {
  view: OptimisticView
  /** The replica is receiving its first pages and is not complete. */
  isFilling: boolean
  pendingKeys: Set<string>
}
/** A page of its own, or an administrator, shows it. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['statement', 'report', 'counter', 'change'])

type ShownRow = { fields: Record<string, string | null>; isSent: boolean }

const effectOrder = (effects: readonly Effect[], number: number | null) =>
  effects.findLast(({ writeNumber }) => writeNumber === number && number !== null)?.order ?? null

/** In outbox order; a write that was never seen in the outbox counts as the newest. */
const byPosition = (a: RecordedWrite, b: RecordedWrite) =>
  (a.position ?? Infinity) - (b.position ?? Infinity) || a.number - b.number

/** Writes that show in the same field of the same row. */
const groupByField = (writes: readonly RecordedWrite[]): RecordedWrite[][] => {
  const groups = new Map<string, RecordedWrite[]>()
  for (const write of writes) {
    const name = `${write.table} ${write.rowId} ${write.field}`
    groups.set(name, [...(groups.get(name) ?? []), write])
  }
  return [...groups.values()]
}

const CREATES: readonly string[] = ['create', 'apply', 'message', 'add picture']
const createsRow = ({ action }: RecordedWrite) => CREATES.includes(action)

/** A tap is shown by a status, or by the time at which it happened. */
const isTapShown = (value: string | null | undefined, { action }: RecordedWrite) =>
  action === 'withdraw' ? value === 'withdrawn' : value !== null && value !== undefined

/** The user's review of the task, and the user's reply to the other one. */
function reviewTexts(task: Task, userId: UserId) {
  const side = sideOf(task, userId)
  const [own, other] = side
    ? [task.reviewState?.[side] ?? null, task.reviewState?.[otherSide(side)] ?? null]
    : [null, null]
  return {
    ownReview: isWritten(own) ? own.comment : null,
    ownReply: isWritten(other) ? other.reply : null,
  }
}

/** After each step: what a user wrote is shown until something newer replaces it, and never as sent when it is not. */
export class ScreenChecker {
  private readonly server: SimulatedServer
  private readonly recorder: WriteRecorder
  private readonly reportProblem: ReportProblem
  /** By device and user: the time of the last pull when the replica began to fill. */
  private readonly fillingSince = new Map<string, number | undefined>()

  constructor({ server, recorder, reportProblem }: CheckerParts) {
    this.server = server
    this.recorder = recorder
    this.reportProblem = reportProblem
  }

  async check(device: SimulatedDevice) {
    if (!device.takeNewWrites()) return
    for (const userId of device.users.keys()) await this.checkUser(device, userId)
  }

  private async checkUser(device: SimulatedDevice, userId: UserId) {
    const phone = device.inspect(userId)
    const entries = await phone.replica.outbox.orderBy('position').toArray()
    this.recorder.observeOutbox(device.number, entries)
    const writes = this.recorder.all.filter(
      (each) =>
        each.device === device.number && each.userId === userId && !NOT_SHOWN.has(each.action),
    )
    if (writes.length === 0) return
    const isFilling = await this.isFilling(device, userId)
    const pendingKeys = new Set(entries.map(({ key }) => key))
    const screen = { view: await OptimisticView.load(phone), isFilling, pendingKeys }
    for (const group of groupByField(writes)) {
      const newest = group.filter(isEffective).toSorted(byPosition).at(-1)
      if (newest) await this.checkWrite(newest, screen)
    }
  }

  /** A snapshot cursor has a dash; after it, the replica is complete with the next pull. */
  private async isFilling(device: SimulatedDevice, userId: UserId): Promise<boolean> {
    const { replica } = device.inspect(userId)
    const cursor = await replica.getMeta('cursor')
    const lastPullAt = await replica.getMeta('lastPullAt')
    const name = `${device.number} ${userId}`
    if (cursor === undefined || cursor.includes('-')) this.fillingSince.set(name, lastPullAt)
    const isFilling = this.fillingSince.has(name) && this.fillingSince.get(name) === lastPullAt
    if (!isFilling) this.fillingSince.delete(name)
    return isFilling
  }

  private report(problem: string, { action, number, device }: RecordedWrite) {
    this.reportProblem(`${problem}: ${action} ${number} of device ${device}`)
  }

  private async checkWrite(write: RecordedWrite, screen: ScreenState) {
    const shown = await this.shownRow(write, screen)
    if (!shown) {
      if (!(await this.mayBeMissing(write, screen))) this.report('not shown', write)
      return
    }
    if (isTap(write)) {
      if (!isTapShown(shown.fields[write.field], write) && !screen.isFilling)
        this.report('shown as not done', write)
      return
    }
    // A deleted message has no text.
    if (shown.fields['deletedAt'] && this.recorder.isMessageRemoved(write)) return
    const value: unknown = shown.fields[write.field]
    const shownNumber = writeNumberIn(typeof value === 'string' ? value : JSON.stringify(value))
    if (shownNumber !== write.number) {
      await this.checkNewerIsShown(write, shownNumber)
      return
    }
    if (write.table === 'me' || write.isConfirmed || !shown.isSent) return
    write.isConfirmed = effectOrder(await readEffects(this.server), write.number) !== null
    if (!write.isConfirmed && !this.recorder.isEditOfRemoved(write))
      this.report('shown as sent and never received', write)
  }

  private async shownRow(write: RecordedWrite, { view }: ScreenState): Promise<ShownRow | null> {
    const { table, rowId, userId } = write
    const row = await view.get(table, table === 'me' ? userId : rowId)
    if (!row) return null
    const fields =
      table === 'me'
        ? (row as { user: object }).user
        : { ...row, ...(table === 'tasks' && reviewTexts(row as Task, userId)) }
    return { fields: fields as ShownRow['fields'], isSent: row.delivery.state === 'sent' }
  }

  private async checkNewerIsShown(write: RecordedWrite, shownNumber: number | null) {
    const effects = await readEffects(this.server)
    const [own, other] = [effectOrder(effects, write.number), effectOrder(effects, shownNumber)]
    if (own === null || other === null || other < own)
      this.report(`shown is ${shownNumber ?? 'nothing'} instead`, write)
  }

  /** A row may be missing because its owner deleted it or the replica is filling. */
  private async mayBeMissing(write: RecordedWrite, { isFilling, pendingKeys }: ScreenState) {
    const isPending = write.key !== null && pendingKeys.has(write.key)
    const createsPendingRow = createsRow(write) && isPending
    if (isFilling && !createsPendingRow) return true
    if (write.table === 'me' || createsPendingRow) return false
    const effects = await readEffects(this.server)
    const hasEffect = (action: string) =>
      effects.some((each) => each.action === action && each.rowId === write.rowId)
    if (hasEffect('remove')) return true
    if (createsRow(write)) return false
    // The entry that creates the row was discarded and applied all the same: the next pull brings the row back.
    const isCreateDiscarded = this.recorder.all.some(
      ({ rowId, isDiscarded }) => rowId === write.rowId && isDiscarded,
    )
    return isCreateDiscarded || !CREATES.some(hasEffect)
  }
}
