import { updateProfile } from '#schema/contract/accounts.ts'
import { applyForTask, awardTask, editProposal } from '#schema/contract/proposals.ts'
import { reviewTask } from '#schema/contract/reviews.ts'
import {
  approveTask,
  createTask,
  deleteTask,
  editTask,
  restoreTask,
  submitWork,
} from '#schema/contract/tasks.ts'
import { newId, type ProposalId, type TaskId, type UserId } from '#schema/domain/ids.ts'
import type { SimulationContext } from './context.ts'
import { writeMark } from './server-effects.ts'
import { openSession, SKILLS, type SimulatedUser } from './users.ts'

type Row = Record<string, unknown>

/** Above the number of every write of a device. */
const FIRST_WRITE_NUMBER = 1_000_001
/** A user may post ten tasks a day, and the devices need most of them. */
const POSTS_MAX = 2
const PROPOSAL_DATE = '2026-03-20'

/** The same users on a computer with a reliable network: they change the rows that the devices have. */
export class RemoteClient {
  private readonly context: SimulationContext
  private readonly clients: SimulatedUser[]
  private readonly taskers: SimulatedUser[]
  private readonly postCounts = new Map<UserId, number>()
  private nextWriteNumber = FIRST_WRITE_NUMBER

  constructor(context: SimulationContext) {
    this.context = context
    this.clients = context.users.filter(({ role }) => role === 'client')
    this.taskers = context.users.filter(({ role }) => role === 'tasker')
  }

  private user(id: unknown): SimulatedUser | undefined {
    return this.context.users.find((each) => each.id === id)
  }
  private async pickRow(sql: string): Promise<Row | undefined> {
    const { random, server } = this.context
    return random.pick(await server.runSql(sql))
  }
  private pickOpenTask() {
    return this.pickRow("SELECT id, client_id FROM tasks WHERE status = 'pending' ORDER BY id")
  }
  private pickPendingProposal() {
    return this.pickRow(`SELECT p.id, p.task_id, p.tasker_id, p.version, t.client_id
      FROM proposals p JOIN tasks t ON t.id = p.task_id WHERE p.status = 'pending' ORDER BY p.id`)
  }

  /** Numbered like the writes of a device, so that a check knows which of two texts is newer. */
  private mark() {
    return writeMark(this.nextWriteNumber++)
  }
  private price() {
    return this.context.random.between(5, 20) * 1000
  }
  private taskFields() {
    const { random } = this.context
    return {
      title: `Remote todo ${random.below(1000)}`,
      description: `Written on a computer (${this.mark()}).`,
      price: this.price(),
      duration: 1,
      projectType: 'Onsite' as const,
      location: 'Ikeja, Lagos',
      skills: random.chance(0.85) ? SKILLS[0] : SKILLS[1],
    }
  }
  private async sendProposal(tasker: SimulatedUser, taskId: TaskId, price: number) {
    await this.context.server.send(tasker.token, applyForTask, {
      taskId,
      _id: newId('proposal'),
      price,
      description: `From a computer (${this.mark()}).`,
      date: PROPOSAL_DATE,
    })
  }

  async post() {
    const { random, server } = this.context
    const client = random.pick(this.clients)
    if (!client) return
    const posted = this.postCounts.get(client.id) ?? 0
    this.postCounts.set(client.id, posted + 1)
    if (posted < POSTS_MAX) await server.send(client.token, createTask, this.taskFields())
  }

  async edit() {
    const task = await this.pickOpenTask()
    const owner = this.user(task?.['client_id'])
    const id = task?.['id'] as TaskId
    if (owner) await this.context.server.send(owner.token, editTask, { id, ...this.taskFields() })
  }

  async remove() {
    const { random, server } = this.context
    const task = await this.pickOpenTask()
    const owner = this.user(task?.['client_id'])
    const id = task?.['id'] as TaskId
    if (!owner) return
    await server.send(owner.token, deleteTask, { id })
    if (random.chance(0.5)) await server.send(owner.token, restoreTask, { id })
  }

  async apply() {
    const task = await this.pickOpenTask()
    const tasker = this.context.random.pick(this.taskers)
    if (task && tasker) await this.sendProposal(tasker, task['id'] as TaskId, this.price())
  }

  async award() {
    const proposal = await this.pickPendingProposal()
    const owner = this.user(proposal?.['client_id'])
    if (!proposal || !owner) return
    await this.context.server.send(owner.token, awardTask, {
      taskId: proposal['task_id'] as TaskId,
      taskerId: proposal['tasker_id'] as UserId,
      version: Number(proposal['version']),
    })
  }

  async editProposal() {
    const proposal = await this.pickPendingProposal()
    const tasker = this.user(proposal?.['tasker_id'])
    if (!proposal || !tasker) return
    await this.context.server.send(tasker.token, editProposal, {
      id: proposal['id'] as ProposalId,
      price: this.price(),
      description: `From a computer (${this.mark()}).`,
    })
  }

  async finish() {
    const { random, server } = this.context
    const task = await this.pickRow(
      "SELECT id, client_id, tasker_id, status FROM tasks WHERE status IN ('in-progress', 'submitted') ORDER BY id",
    )
    const id = task?.['id'] as TaskId
    const [owner, tasker] = [this.user(task?.['client_id']), this.user(task?.['tasker_id'])]
    if (tasker && task?.['status'] === 'in-progress' && random.chance(0.5))
      await server.send(tasker.token, submitWork, { id, submissionNotes: `Done (${this.mark()}).` })
    else if (owner) await server.send(owner.token, approveTask, { id })
  }

  /** By either side, so that the reviews of a device's user become public. */
  async review() {
    const { random, server } = this.context
    const task = await this.pickRow(
      "SELECT id, client_id, tasker_id FROM tasks WHERE status = 'completed' ORDER BY id",
    )
    const id = task?.['id'] as TaskId
    const isOwner = random.chance(0.5)
    const author = this.user(task?.[isOwner ? 'client_id' : 'tasker_id'])
    const comment = `From a computer (${this.mark()}).`
    const fields = isOwner
      ? { taskerRating: 5, taskerComment: comment }
      : { clientRating: 5, clientComment: comment }
    if (author) await server.send(author.token, reviewTask, { id, ...fields })
  }

  async editProfile() {
    const { random, server, users } = this.context
    const user = random.pick(users)
    if (user) await server.send(user.token, updateProfile, { location: `Ikeja (${this.mark()})` })
  }

  /** Open tasks for the run, by a client without a device. */
  async postInitialTasks() {
    const { random, server } = this.context
    const client = this.clients.at(-1)
    for (let left = random.between(3, 6); left > 0 && client; left--)
      await server.send(client.token, createTask, this.taskFields())
  }

  /** A task that this tasker is working on. */
  async assignTask(tasker: SimulatedUser, client = this.clients.at(-1)) {
    const { server } = this.context
    if (!client) return
    const fields = { ...this.taskFields(), skills: SKILLS[0] }
    const { body } = await server.send(client.token, createTask, fields)
    const taskId = body.task._id
    await this.sendProposal(tasker, taskId, 9000)
    await server.send(client.token, awardTask, { taskId, taskerId: tasker.id, version: 1 })
    return { client, taskId }
  }

  /** A task that this tasker has been paid for, so that both can review it. */
  async completeTask(tasker: SimulatedUser) {
    const { server } = this.context
    const assigned = await this.assignTask(tasker)
    if (!assigned) return
    const { client, taskId: id } = assigned
    await server.send(tasker.token, submitWork, { id, submissionNotes: `Done (${this.mark()}).` })
    await server.send(client.token, approveTask, { id })
  }
}

/** Revokes every session of a user, as a password change does; the remote client gets a new one. */
export async function revokeSessions({ server, clock }: SimulationContext, user: SimulatedUser) {
  await server.runSql('UPDATE sessions SET revoked_at = ? WHERE user_id = ?', clock.now(), user.id)
  user.token = await openSession(server, user.id, clock.now())
}

/** Purges old tombstones: a device that was away for longer must begin again (410). */
export async function purgeTombstones({ server }: SimulationContext, scope: string) {
  await server.batch([
    { sql: "DELETE FROM changes WHERE scope = ? AND op = 'del'", args: [scope] },
    {
      sql: `INSERT INTO sync_floor (scope, seq) SELECT ?, v FROM sync_counter
        WHERE true ON CONFLICT (scope) DO UPDATE SET seq = excluded.seq`,
      args: [scope],
    },
  ])
}
