// The calls as an ordinary server implements them: prepared statements, complete lists, one transaction for a command.
import { randomUUID } from 'node:crypto'
import type { PeerDatabase, PeerRow } from './store.ts'

type PeerRequest = { caller: string; params: Record<string, string>; body: PeerRow }
type PeerResponse = { status: number; body: PeerRow }
export type PeerRoute = {
  method: 'get' | 'post'
  path: string
  handle: (request: PeerRequest) => PeerResponse
}

const ok = (body: PeerRow, status = 200): PeerResponse => ({ status, body })
const fail = (status: number, error: string): PeerResponse => ({ status, body: { error } })

const TASK = `SELECT t.*, u.username AS clientName, u.profilePicture AS clientPicture, u.isVerified AS clientVerified
  FROM tasks t JOIN users u ON u.id = t.client`

const toTask = ({ clientName, clientPicture, clientVerified, ...task }: PeerRow): PeerRow => ({
  ...task,
  _id: task['id'],
  skills: JSON.parse(String(task['skills'])) as unknown,
  createdAt: new Date(Number(task['createdAt'])).toISOString(),
  updatedAt: new Date(Number(task['updatedAt'])).toISOString(),
  postedBy: {
    _id: task['client'],
    username: clientName,
    profilePicture: clientPicture,
    isVerified: clientVerified === 1,
  },
})

function readRoutes(db: PeerDatabase): PeerRoute[] {
  const openTasks = db.prepare(`${TASK} WHERE t.status = 'pending' ORDER BY t.createdAt DESC`)
  const taskById = db.prepare(`${TASK} WHERE t.id = ?`)
  const userById = db.prepare('SELECT * FROM users WHERE id = ?')
  const ownTransactions = db.prepare(
    'SELECT * FROM transactions WHERE user = ? ORDER BY createdAt DESC',
  )
  return [
    {
      method: 'get',
      path: '/api/user/all-tasks',
      handle: () => ok({ tasks: (openTasks.all() as PeerRow[]).map(toTask) }),
    },
    {
      method: 'get',
      path: '/api/user/task/:id',
      handle: ({ params }) => {
        const task = taskById.get(params['id']) as PeerRow | undefined
        return task ? ok({ task: toTask(task) }) : fail(404, 'No such task')
      },
    },
    {
      method: 'get',
      path: '/api/user/dashboard',
      handle: ({ caller }) => {
        const user = userById.get(caller) as PeerRow | undefined
        return user ? ok({ userDetails: { user, balance: user['balance'] } }) : fail(401, 'Log in')
      },
    },
    {
      method: 'get',
      path: '/api/user/transactions',
      handle: ({ caller }) => ok({ trx: ownTransactions.all(caller) }),
    },
  ]
}

function proposalRoutes(db: PeerDatabase): PeerRoute[] {
  const taskById = db.prepare('SELECT * FROM tasks WHERE id = ?')
  const proposalOf = db.prepare('SELECT * FROM proposals WHERE task = ? AND tasker = ?')
  const insertProposal = db.prepare(
    `INSERT INTO proposals VALUES (?, ?, ?, ?, ?, ?, ?, 'pending', ?)`,
  )
  const hold = db.prepare(
    'UPDATE users SET balance = balance - ?, held = held + ? WHERE id = ? AND balance >= ?',
  )
  const assign = db.prepare(
    `UPDATE tasks SET status = 'in-progress', tasker = ?, price = ?, updatedAt = ? WHERE id = ? AND status = 'pending'`,
  )
  const accept = db.prepare(
    `UPDATE proposals SET status = iif(tasker = ?, 'accepted', 'rejected') WHERE task = ?`,
  )
  const award = db.transaction((task: PeerRow, proposal: PeerRow) => {
    const { price } = proposal
    const isPaid = hold.run(price, price, task['client'], price).changes === 1
    const isAssigned =
      isPaid && assign.run(proposal['tasker'], price, Date.now(), task['id']).changes === 1
    if (!isAssigned) throw new Error('The task cannot be awarded')
    accept.run(proposal['tasker'], task['id'])
  })
  return [
    {
      method: 'post',
      path: '/api/user/apply/:taskId',
      handle: ({ caller, params, body }) => {
        const task = taskById.get(params['taskId']) as PeerRow | undefined
        if (task?.['status'] !== 'pending') return fail(404, 'No such task')
        if (proposalOf.get(task['id'], caller)) return fail(409, 'You have already applied')
        const { price, description, date } = body
        insertProposal.run(
          randomUUID(),
          task['id'],
          caller,
          task['title'],
          description,
          100 * Number(price),
          date,
          Date.now(),
        )
        return ok({ message: 'Proposal sent' }, 201)
      },
    },
    {
      method: 'post',
      path: '/api/client/task/:taskId/award/:taskerId',
      handle: ({ caller, params }) => {
        const task = taskById.get(params['taskId']) as PeerRow | undefined
        const proposal = proposalOf.get(params['taskId'], params['taskerId']) as PeerRow | undefined
        if (task?.['client'] !== caller || !proposal) return fail(404, 'No such proposal')
        award(task, proposal)
        return ok({ message: 'Task awarded' })
      },
    },
  ]
}

function workRoutes(db: PeerDatabase): PeerRoute[] {
  const taskById = db.prepare('SELECT * FROM tasks WHERE id = ?')
  const submit = db.prepare(
    `UPDATE tasks SET status = 'submitted', submissionNotes = ?, updatedAt = ?
      WHERE id = ? AND tasker = ? AND status = 'in-progress'`,
  )
  const complete = db.prepare(
    `UPDATE tasks SET status = 'completed', updatedAt = ? WHERE id = ? AND status = 'submitted'`,
  )
  const release = db.prepare('UPDATE users SET held = held - ? WHERE id = ?')
  const pay = db.prepare('UPDATE users SET balance = balance + ? WHERE id = ?')
  const record = db.prepare(`INSERT INTO transactions VALUES (?, ?, ?, ?, ?, 'completed', ?, ?)`)
  const approve = db.transaction((task: PeerRow) => {
    const now = Date.now()
    if (complete.run(now, task['id']).changes !== 1) throw new Error('There is no work to approve')
    const { price, client, tasker, title } = task
    release.run(price, client)
    pay.run(price, tasker)
    record.run(randomUUID(), client, title, price, 'debit', now, randomUUID())
    record.run(randomUUID(), tasker, title, price, 'credit', now, randomUUID())
  })
  return [
    {
      method: 'post',
      path: '/api/user/task/:id/submit',
      handle: ({ caller, params, body }) => {
        const { changes } = submit.run(body['submissionNotes'], Date.now(), params['id'], caller)
        return changes === 1 ? ok({ message: 'Work submitted' }) : fail(404, 'No such task')
      },
    },
    {
      method: 'post',
      path: '/api/client/task/:id/approve',
      handle: ({ caller, params }) => {
        const task = taskById.get(params['id']) as PeerRow | undefined
        if (task?.['client'] !== caller) return fail(404, 'No such task')
        approve(task)
        return ok({ message: 'Task completed' })
      },
    },
  ]
}

export const createRoutes = (db: PeerDatabase): PeerRoute[] => [
  ...readRoutes(db),
  ...proposalRoutes(db),
  ...workRoutes(db),
]
