import type { UserId } from '#schema/domain/ids.ts'
import { WORK_PICTURES_MAX } from '#schema/domain/limits.ts'
import type { TestServer } from './test-server.ts'

type SqlServer = Pick<TestServer, 'runSql'>

const NEVER = 9_000_000_000_000
const STATUSES = ['pending', 'in-progress', 'submitted', 'completed', 'removed']
/** The second group of digits in the ids of each kind. */
const GROUPS = { task: '0000', proposal: '1111', user: '2222' }
type Kind = keyof typeof GROUPS

export const seededId = (kind: 'task' | 'proposal', i: number) =>
  `01900000-${GROUPS[kind]}-7000-8000-${i.toString(16).padStart(12, '0')}`

/** The same id as an SQL expression. */
const idSql = (kind: Kind, i: string) => `printf('01900000-${GROUPS[kind]}-7000-8000-%012x', ${i})`
const userIdSql = (i: string, userCount: number) => idSql('user', `(${i}) % ${userCount}`)

/** Cast, because the client sends every number as a REAL. */
const NUMBERS =
  'WITH RECURSIVE n(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2)'

/** Many users, so that the rows of one page join different users. */
export async function insertUsers(server: SqlServer, count: number): Promise<void> {
  await server.runSql(
    `${NUMBERS} INSERT INTO users (id, user_type, username, email, password_hash, created_at, updated_at)
     SELECT ${idSql('user', 'i')}, 'tasker', 'u' || i, 'u' || i || '@crowd.test', 'x', 1, 1 FROM n`,
    0,
    count,
  )
}

/** As many pictures of earlier work as a profile holds, of each of these users. */
export async function insertWorkPictures(server: SqlServer): Promise<void> {
  await server.runSql(
    `${NUMBERS} INSERT INTO work_pictures
       (id, user_id, position, picture, caption, trade, visible_at, created_at)
     SELECT replace(users.id, '-2222-', printf('-33%02x-', i)), users.id, i, '/api/files/x.jpg', '', 'Barber', i, i
     FROM n JOIN users ON users.email LIKE '%@crowd.test'`,
    1,
    WORK_PICTURES_MAX + 1,
  )
}

type BulkUsers = {
  /** Posts half of the tasks. */
  client: UserId
  /** Is assigned half of the tasks that have an assignee, and has a proposal on every task. */
  tasker: UserId
  /** Has a long transaction history. */
  wealthyClient: UserId
  /** How many users `insertUsers` has made; the rest of the rows is theirs. */
  userCount: number
}

/** Rows number `from` to `to` of tasks, proposals and ledger entries. Task 0 has a tenth as many applicants. */
export async function insertBulkData(
  server: SqlServer,
  users: BulkUsers,
  from: number,
  to: number,
): Promise<void> {
  await insertTasks(server, users, from, to)
  await insertProposals(server, users, from, to)
  await insertLedgerEntries(server, users.wealthyClient, from, to)
}

async function insertTasks(server: SqlServer, users: BulkUsers, from: number, to: number) {
  const { client, tasker, userCount } = users
  const status = `CASE i % 5 ${STATUSES.map((name, index) => `WHEN ${index} THEN '${name}'`).join(' ')} END`
  await server.runSql(
    `${NUMBERS} INSERT INTO tasks (id, client_id, tasker_id, title, description, price, duration, project_type,
       location, skills, trade, status, due_at, auto_approve_at, completed_at, created_at, updated_at)
     SELECT ${idSql('task', 'i')}, CASE WHEN i % 2 = 0 THEN ? ELSE ${userIdSql('i', userCount)} END,
       CASE WHEN i % 5 IN (1, 2, 3) THEN CASE WHEN i % 4 < 2 THEN ? ELSE ${userIdSql('i', userCount)} END END,
       'Todo ' || i, 'd', 100000, 1, 'Remote', '', '["Haircut"]', 'Barber', ${status},
       CASE WHEN i % 5 IN (0, 2) THEN ${NEVER} END, ${NEVER}, i, i, i FROM n`,
    from,
    to,
    client,
    tasker,
  )
}

async function insertProposals(server: SqlServer, users: BulkUsers, from: number, to: number) {
  const { tasker, userCount } = users
  await server.runSql(
    `${NUMBERS} INSERT INTO proposals (id, task_id, tasker_id, title, price, description, date, created_at, updated_at)
     SELECT ${idSql('proposal', 'i')}, ${idSql('task', 'i')}, ?, 't', 100000, 'd', '2026-03-20', i, i FROM n`,
    from,
    to,
    tasker,
  )
  await server.runSql(
    `${NUMBERS} INSERT INTO changes (scope, entity, id, op, seq)
     SELECT 'u:' || ?, 'proposal', ${idSql('proposal', 'i')}, 'put', i FROM n`,
    from,
    to,
    tasker,
  )
  await server.runSql(
    `${NUMBERS} INSERT INTO proposals (id, task_id, tasker_id, round, title, price, description, date, created_at, updated_at)
     SELECT ${idSql('proposal', 'i + 500000000')}, ${idSql('task', '0')}, ${userIdSql('i', userCount)}, 1 + i / ${userCount}, 't', 100000, 'd', '2026-03-20', i, i FROM n`,
    Math.ceil(from / 10),
    Math.ceil(to / 10),
  )
}

async function insertLedgerEntries(server: SqlServer, user: UserId, from: number, to: number) {
  await server.runSql(
    `${NUMBERS} INSERT INTO ledger_journals (id, type, idem_key, meta, created_at)
     SELECT 'crowd-' || i, 'adjust', 'crowd-' || i, '{}', i FROM n`,
    from,
    to,
  )
  // Three credits for each debit.
  await server.runSql(
    `${NUMBERS} INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at)
     SELECT 'crowd-' || i, 1, CASE WHEN i % 4 = 3 THEN 'ua:' || ?3 ELSE 'admin_adjust' END,
       CASE WHEN i % 4 = 3 THEN 'admin_adjust' ELSE 'ua:' || ?3 END, 100, i FROM n`,
    from,
    to,
    user,
  )
}
