import { join } from 'node:path'
import { TYPESCRIPT_LOADER } from '#tools/common/paths.ts'
import { findFreePort, launch, waitForUrl } from '#tools/common/processes.ts'
import type { Call } from '../calls.ts'
import type { BenchDatabase } from '../database.ts'
import type { Subject } from '../subjects.ts'
import type { PostedTask } from '../writes.ts'
import { createPeerTables, insertRows, openPeerDatabase, type PeerDatabase } from './store.ts'

const PROGRAM = join(import.meta.dirname, 'serve.ts')
const PAGE = 2000

/** The rows of the measured database in the tables of the peers. */
const SOURCES: Record<string, string> = {
  users: `SELECT users.id, user_type AS userType, username, email, profile_picture AS profilePicture,
    job_title AS jobTitle, is_verified AS isVerified, coalesce(credits - debits, 0) AS balance
    FROM users LEFT JOIN ledger_accounts ON ledger_accounts.id = 'ua:' || users.id`,
  tasks: `SELECT id, client_id AS client, tasker_id AS tasker, title, description, price, duration,
    project_type AS projectType, location, skills, task_image AS taskImage, status,
    submission_notes AS submissionNotes, created_at AS createdAt, updated_at AS updatedAt FROM tasks`,
  proposals: `SELECT id, task_id AS task, tasker_id AS tasker, title, description, price, date, status,
    created_at AS createdAt FROM proposals`,
  transactions: `SELECT ledger_entries.id || '' AS id, substr(iif(debit_account LIKE 'ua:%', debit_account, credit_account), 4) AS user,
    'Adjustment' AS details, amount, iif(debit_account LIKE 'ua:%', 'debit', 'credit') AS type,
    'completed' AS status, ledger_entries.created_at AS createdAt, journal_id AS reference FROM ledger_entries`,
}

async function copyRows({ server }: BenchDatabase, copy: PeerDatabase): Promise<void> {
  for (const [table, sql] of Object.entries(SOURCES))
    for (let offset = 0, isComplete = false; !isComplete; offset += PAGE) {
      const page = `SELECT * FROM (${sql}) ORDER BY id LIMIT ${PAGE} OFFSET ${offset}`
      const rows = await server.runSql(page)
      insertRows(copy, table, rows)
      isComplete = rows.length < PAGE
    }
}

async function copyTasks({ server }: BenchDatabase, copy: PeerDatabase, tasks: PostedTask[]) {
  const lists = {
    users: new Set(tasks.flatMap(({ client, tasker }) => [client.id, tasker.id])),
    tasks: new Set(tasks.map(({ id }) => id)),
  }
  for (const [table, ids] of Object.entries(lists)) {
    const list = [...ids].map((id) => `'${id}'`).join(', ')
    const rows = await server.runSql(`SELECT * FROM (${SOURCES[table]}) WHERE id IN (${list})`)
    insertRows(copy, table, rows)
  }
}

/** A peer has neither a change log to poll nor conversations. */
const MISSING = ['poll', 'message', 'seen']

/** The entity tag is the peer's own; a peer without one sends the whole list again. */
async function prepareCall(url: string, call: Call): Promise<Call | null> {
  if (MISSING.includes(call.name)) return null
  if (call.status !== 304) return call
  const headers = { authorization: call.headers['authorization'] ?? '' }
  const response = await fetch(url + call.path, { headers })
  await response.arrayBuffer()
  const etag = response.headers.get('etag')
  if (etag === null) return { ...call, headers, status: 200 }
  return { ...call, headers: { ...headers, 'if-none-match': etag } }
}

type PeerOptions = { name: 'express' | 'fastify'; dir: string; database: BenchDatabase }

export async function startPeer({ name, dir, database }: PeerOptions): Promise<Subject> {
  const path = join(dir, `${name}.db`)
  const copy = openPeerDatabase(path)
  createPeerTables(copy)
  await copyRows(database, copy)
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const args = [...TYPESCRIPT_LOADER, PROGRAM, name, String(port), path]
  const child = launch(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { JWT_SECRET: database.server.settings.JWT_SECRET, NODE_ENV: 'production' },
  })
  const { pid } = child
  if (!pid) throw new Error(`${name} was not started.`)
  await waitForUrl(`${url}/health`, {
    failure: () => (child.isRunning ? undefined : `${name} ended (${child.exitReason}).`),
  })
  return {
    name,
    url,
    pid,
    prepare: (call) => prepareCall(url, call),
    addTasks: (tasks) => copyTasks(database, copy, tasks),
    async stop() {
      await child.kill()
      copy.close()
    },
  }
}
