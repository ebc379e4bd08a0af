import { equal, ok } from 'node:assert/strict'
import type { Endpoint, WireInput } from '#schema/contract/endpoint.ts'
import { fundWallet, initFunding } from '#schema/contract/payments.ts'
import { withdraw } from '#schema/contract/payouts.ts'
import { applyForTask, awardTask } from '#schema/contract/proposals.ts'
import { approveTask, createTask, submitWork } from '#schema/contract/tasks.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { taskInput } from '#testing/worker/task-input.ts'
import { verifyStalePaymentsJob } from '#worker/payments/jobs.ts'
import { retryPayoutsJob } from '#worker/payouts/jobs.ts'
import { retryWebhooksJob } from '#worker/webhooks/jobs.ts'
import { PIN, type MoneyTestServer, type TestUser } from './money-test-server.ts'
import { paidAmount, type PaymentVariant, type TransferOutcome } from './reference-wallet.ts'

/** Two clients and two taskers. */
export const INITIAL_BALANCES = [50_000, 12_000, 30_000, 6_000].map(naira)
const USER_TYPES = ['client', 'client', 'tasker', 'tasker'] as const
const MINUTE_MS = 60_000
const WRONG_PIN = '9036'

type Command = { endpoint: Endpoint; input: object; key: string; user: number; result: string }

const placeholders = (values: readonly unknown[]) => values.map(() => '?').join()

/** The steps of a history as calls to a real server with a database and a provider. */
export class ServerWallet {
  readonly server: MoneyTestServer
  readonly paymentReferences: string[] = []
  private readonly payoutReferences: string[] = []
  private readonly taskIds: TaskId[] = []
  private users: TestUser[] = []
  /** The last command that has an idempotency record. */
  private lastCommand: Command | null = null

  constructor(server: MoneyTestServer) {
    this.server = server
  }

  async createUsers() {
    this.users = await this.server.createUsers(
      ...USER_TYPES.map((userType, index) => ({
        userType,
        money: naira((INITIAL_BALANCES[index] ?? 0) / 100),
      })),
    )
  }

  private user(index: number): TestUser {
    const user = this.users[index]
    if (!user) throw new Error(`no user ${index}`)
    return user
  }
  private taskId(index: number): TaskId {
    return this.taskIds[index] ?? newId('task')
  }

  /** The result is a status or an error code. */
  private async send<E extends Endpoint>(user: number, endpoint: E, input: WireInput<E>) {
    const key = newId('journal')
    const { status, body } = await this.server.send(this.user(user), endpoint, input, key)
    ok(status < 500, JSON.stringify(body))
    const result = status < 300 ? String(status) : String(body.code)
    // Without one: a rejection, a 202, and a command that has found nothing to change.
    const records = await this.server.runSql('SELECT 1 FROM idempotency_keys WHERE key = ?', key)
    this.lastCommand =
      records.length > 0 ? { endpoint, input: input as object, key, user, result } : null
    return { result, body }
  }

  async repeatLast(): Promise<void> {
    if (!this.lastCommand) return
    const { endpoint, input, key, user, result } = this.lastCommand
    const { status } = await this.server.send(this.user(user), endpoint, input as never, key)
    equal(String(status), result)
  }

  /** Another command under the key of the last one. */
  async reuseLastKey(): Promise<void> {
    if (!this.lastCommand || !('amount' in this.lastCommand.input)) return
    const { endpoint, key, user } = this.lastCommand
    const input = { ...this.lastCommand.input, amount: '4321' }
    const { body } = await this.server.send(this.user(user), endpoint, input as never, key)
    equal(body.code, 'key_reused', JSON.stringify(this.lastCommand))
  }

  async startPayment(user: number, kobo: number) {
    const { result, body } = await this.send(user, initFunding, { amount: kobo / 100 })
    const reference = body.payment?.reference
    if (result === '201' && !this.paymentReferences.includes(reference))
      this.paymentReferences.push(reference)
    return result
  }

  async pay(index: number, variant: PaymentVariant, requested: number) {
    const reference = this.paymentReferences[index]
    if (!reference) return
    const overrides: Partial<Record<PaymentVariant, object>> = {
      partial: { amount: paidAmount(requested, 'partial') },
      'wrong currency': { currency: 'USD' },
      'live mode': { domain: 'live' },
      'wrong owner': { metadata: { user_id: newId('user') } },
    }
    const isPaid = variant !== 'declined' && variant !== 'abandoned'
    const outcome = isPaid ? 'success' : variant
    this.server.provider.pay(reference, { outcome, ...overrides[variant] })
  }

  async confirmPayment(user: number, index: number) {
    const reference = this.paymentReferences[index] ?? 'fw-1-nothing00'
    return (await this.send(user, fundWallet, { reference, amount: '1' })).result
  }

  async postAndApply(client: number, tasker: number, price: number) {
    const _id = newId('task')
    this.taskIds.push(_id)
    const posting = await this.send(client, createTask, taskInput({ _id, price: '5000' }))
    if (posting.result !== '201') return posting.result
    const proposal = { price: price / 100, description: 'I can.', date: '2026-04-01' }
    const application = await this.send(tasker, applyForTask, { taskId: _id, ...proposal })
    this.lastCommand = null
    return application.result
  }

  async award(user: number, task: number, tasker: number) {
    const taskerId = this.users[tasker]?.id ?? newId('user')
    return (await this.send(user, awardTask, { taskId: this.taskId(task), taskerId })).result
  }

  async submit(user: number, task: number) {
    const input = { id: this.taskId(task), submissionNotes: 'Done.' }
    return (await this.send(user, submitWork, input)).result
  }

  async approve(user: number, task: number) {
    return (await this.send(user, approveTask, { id: this.taskId(task) })).result
  }

  async withdraw(user: number, kobo: number, isPinRight: boolean) {
    const { result } = await this.send(user, withdraw, {
      accountNmber: '0123456789',
      bankCode: '044',
      amount: kobo / 100,
      pin: isPinRight ? PIN : WRONG_PIN,
    })
    if (result === '200') this.payoutReferences.push(await this.newPayoutReference(user))
    return result
  }

  private async newPayoutReference(user: number): Promise<string> {
    const [row] = await this.server.runSql(
      `SELECT reference FROM payouts WHERE user_id = ?
       AND reference NOT IN (${placeholders(this.payoutReferences)})`,
      this.user(user).id,
      ...this.payoutReferences,
    )
    return String(row?.['reference'])
  }

  async decideTransfer(index: number, outcome: TransferOutcome) {
    const reference = this.payoutReferences[index]
    if (reference) this.server.provider.settleTransfer(reference, outcome)
  }

  async runJobs(minutes: number) {
    this.server.advanceClock(minutes * MINUTE_MS)
    await this.server.runJobs(retryWebhooksJob, verifyStalePaymentsJob, retryPayoutsJob)
  }

  /** The statuses in the database, in the order in which payments and payouts were started. */
  async readStatuses() {
    const statusesOf = async (table: 'payments' | 'payouts', references: readonly string[]) => {
      const rows = await this.server.runSql(`SELECT reference, status FROM ${table}`)
      const byReference = new Map(rows.map(({ reference, status }) => [reference, String(status)]))
      return references.map((reference) => byReference.get(reference) ?? 'missing')
    }
    return {
      payments: await statusesOf('payments', this.paymentReferences),
      payouts: await statusesOf('payouts', this.payoutReferences),
    }
  }

  async balances() {
    const userIds = this.users.map(({ id }) => id)
    const owners = [...userIds, ...this.taskIds]
    const rows = await this.server.runSql(
      `SELECT id, credits - debits AS kobo FROM ledger_accounts WHERE owner_id IN (${placeholders(owners)})`,
      ...owners,
    )
    const byAccount = new Map(rows.map(({ id, kobo }) => [id, Number(kobo)]))
    const balancesOf = (prefix: string, ids: readonly string[]) =>
      ids.map((id) => byAccount.get(prefix + id) ?? 0)
    return {
      available: balancesOf('ua:', userIds),
      inTransit: balancesOf('pi:', userIds),
      held: balancesOf('te:', this.taskIds),
    }
  }
}
