import { updateProfile } from '#schema/contract/accounts.ts'
import { applyForTask, awardTask, editProposal } from '#schema/contract/proposals.ts'
import {
  approveTask,
  createTask,
  deleteTask,
  editTask,
  restoreTask,
  submitWork,
} from '#schema/contract/tasks.ts'
import { newId, type ProposalId, type TaskId, type UserId } from '#schema/domain/ids.ts'
import { openSession, SKILLS, type Someone } from './people.ts'
import type { Stage } from './stage.ts'

type Row = Record<string, unknown>

/** The same people and others, at a desk with a good line: how the world moves on while the phones are dark. */
export function newDesk({ server, dice, people }: Stage) {
  const by = (id: unknown) => people.find((someone) => someone.id === id)
  const clients = people.filter(({ role }) => role === 'client')
  const taskers = people.filter(({ role }) => role === 'tasker')
  const one = async (sql: string): Promise<Row | undefined> => dice.pick(await server.rows(sql))
  const openTask = () => one("SELECT id, client_id FROM tasks WHERE status = 'pending' ORDER BY id")

  // Numbered too, so that what stands on a screen is known to be newer or older than what was said on a phone.
  let written = 1_000_000
  const todo = () => ({
    title: `A desk's todo ${dice.below(1000)}`,
    description: `Written at a desk, said ${++written}.`,
    price: dice.between(5, 20) * 1000,
    duration: 1,
    projectType: 'Onsite' as const,
    location: 'Ikeja, Lagos',
    skills: dice.chance(0.85) ? SKILLS[0] : SKILLS[1],
  })

  /** R7 lets a person post ten a day, and the phones want theirs. */
  const posted = new Map<UserId, number>()
  async function post() {
    const client = dice.pick(clients)
    if (!client) return
    const before = posted.get(client.id) ?? 0
    posted.set(client.id, before + 1)
    if (before < 2) await server.send(client.token, createTask, todo())
  }
  async function edit() {
    const task = await openTask()
    const owner = by(task?.['client_id'])
    const id = task?.['id'] as TaskId
    if (owner) await server.send(owner.token, editTask, { id, ...todo() })
  }
  async function remove() {
    const task = await openTask()
    const owner = by(task?.['client_id'])
    const id = task?.['id'] as TaskId
    if (!owner) return
    await server.send(owner.token, deleteTask, { id })
    if (dice.chance(0.5)) await server.send(owner.token, restoreTask, { id })
  }
  async function apply() {
    const task = await openTask()
    const tasker = dice.pick(taskers)
    const taskId = task?.['id'] as TaskId
    if (!task || !tasker) return
    const offer = {
      price: dice.between(5, 20) * 1000,
      description: `From a desk, said ${++written}.`,
    }
    const date = '2026-03-20'
    await server.send(tasker.token, applyForTask, {
      taskId,
      _id: newId('proposal'),
      ...offer,
      date,
    })
  }
  const live = () =>
    one(`SELECT p.id, p.task_id, p.tasker_id, p.version, t.client_id FROM proposals p
      JOIN tasks t ON t.id = p.task_id WHERE p.status = 'pending' ORDER BY p.id`)
  async function award() {
    const proposal = await live()
    const owner = by(proposal?.['client_id'])
    if (!proposal || !owner) return
    const { task_id, tasker_id, version } = proposal
    await server.send(owner.token, awardTask, {
      taskId: task_id as TaskId,
      taskerId: tasker_id as UserId,
      version: Number(version),
    })
  }
  async function haggle() {
    const proposal = await live()
    const tasker = by(proposal?.['tasker_id'])
    const id = proposal?.['id'] as ProposalId
    if (tasker) {
      const description = `From a desk, said ${++written}.`
      const price = dice.between(5, 20) * 1000
      await server.send(tasker.token, editProposal, { id, price, description })
    }
  }
  async function finish() {
    const task = await one(
      "SELECT id, client_id, tasker_id, status FROM tasks WHERE status IN ('in-progress', 'submitted') ORDER BY id",
    )
    const id = task?.['id'] as TaskId
    const [owner, tasker] = [by(task?.['client_id']), by(task?.['tasker_id'])]
    if (tasker && task?.['status'] === 'in-progress' && dice.chance(0.5))
      await server.send(tasker.token, submitWork, {
        id,
        submissionNotes: `Done, said ${++written}.`,
      })
    else if (owner) await server.send(owner.token, approveTask, { id })
  }
  async function face() {
    const someone = dice.pick(people)
    if (someone)
      await server.send(someone.token, updateProfile, { location: `Ikeja, said ${++written}` })
  }

  /** Who has no phone has time to post. */
  async function open() {
    const client = clients.at(-1)
    for (let each = dice.between(3, 6); each > 0 && client; each--)
      await server.send(client.token, createTask, todo())
  }

  /** Somebody comes to the story with a job in hand. */
  async function hire(tasker: Someone) {
    const client = clients.at(-1)
    if (!client) return
    const { body } = await server.send(client.token, createTask, { ...todo(), skills: SKILLS[0] })
    const taskId = body.task._id
    const offer = { price: 9000, description: `From a desk, said ${++written}.` }
    const date = '2026-03-20'
    await server.send(tasker.token, applyForTask, {
      taskId,
      _id: newId('proposal'),
      ...offer,
      date,
    })
    await server.send(client.token, awardTask, { taskId, taskerId: tasker.id, version: 1 })
  }

  return { open, hire, post, edit, remove, apply, award, haggle, finish, face }
}

/** Every session of somebody ends, as when a password is changed elsewhere; the desk gets a new one. */
export async function endSessions({ server, clock }: Stage, someone: Someone) {
  await server.rows('UPDATE sessions SET revoked_at = ? WHERE user_id = ?', clock.now(), someone.id)
  someone.token = await openSession(server, someone.id, clock.now())
}

/** The night's sweep of old tombstones: whoever was away longer must start afresh (410). */
export async function purgeTombstones({ server }: Stage, scope: string) {
  await server.batch([
    { sql: "DELETE FROM changes WHERE scope = ? AND op = 'del'", args: [scope] },
    {
      sql: `INSERT INTO sync_floor (scope, seq) SELECT ?, v FROM sync_head
        WHERE true ON CONFLICT (scope) DO UPDATE SET seq = excluded.seq`,
      args: [scope],
    },
  ])
}
