import type { UserId } from '#schema/domain/ids.ts'
import type { World } from './world.ts'

const STATUSES = ['pending', 'in-progress', 'submitted', 'completed', 'removed']
export const idOf = (kind: 'task' | 'proposal', i: number) =>
  `01900000-${kind === 'task' ? '0000' : '1111'}-7000-8000-${i.toString(16).padStart(12, '0')}`

const ID = (kind: 'task' | 'proposal', i: string) =>
  `printf('01900000-${kind === 'task' ? '0000' : '1111'}-7000-8000-%012x', ${i})`
/** Cast, because the client sends every number as a real one. */
const NUMBERS =
  'WITH RECURSIVE n(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2)'

type Crowd = { client: UserId; tasker: UserId; rich: UserId; faces: number }

/** People to stand beside things, so that a page of them is a page of different rows. */
export async function crowdOf(world: World, count: number): Promise<void> {
  await world.rows(
    `${NUMBERS} INSERT INTO users (id, user_type, username, email, password_hash, created_at, updated_at)
     SELECT ${ID('task', 'i').replaceAll('0000-7000', '2222-7000')}, 'tasker', 'u' || i, 'u' || i || '@crowd.test', 'x', 1, 1 FROM n`,
    0,
    count,
  )
}
const FACE = (i: string, faces: number) =>
  ID('task', `(${i}) % ${faces}`).replaceAll('0000-7000', '2222-7000')

/**
 * Fills tasks, proposals and the rich one's history up to a size, straight into the tables: half of the tasks are the
 * client's, the tasker does all that is assigned and has a proposal on each, and task 0 has a tenth of the size in applicants.
 */
export async function fill(world: World, people: Crowd, from: number, to: number): Promise<void> {
  const { client, tasker, rich, faces } = people
  const status = `CASE i % 5 ${STATUSES.map((word, at) => `WHEN ${at} THEN '${word}'`).join(' ')} END`
  await world.rows(
    `${NUMBERS} INSERT INTO tasks (id, client_id, tasker_id, title, description, price, duration, project_type,
       location, skills, trade, status, created_at, updated_at)
     SELECT ${ID('task', 'i')}, CASE WHEN i % 2 = 0 THEN ? ELSE ${FACE('i', faces)} END,
       CASE WHEN i % 5 IN (1, 2, 3) THEN CASE WHEN i % 4 < 2 THEN ? ELSE ${FACE('i', faces)} END END,
       'Todo ' || i, 'd', 100000, 1, 'Remote', '', '["Haircut"]', 'Barber', ${status}, i, i FROM n`,
    from,
    to,
    client,
    tasker,
  )
  await world.rows(
    `${NUMBERS} INSERT INTO proposals (id, task_id, tasker_id, title, price, description, date, created_at, updated_at)
     SELECT ${ID('proposal', 'i')}, ${ID('task', 'i')}, ?, 't', 100000, 'd', '2026-03-20', i, i FROM n`,
    from,
    to,
    tasker,
  )
  await world.rows(
    `${NUMBERS} INSERT INTO changes (scope, entity, id, op, seq)
     SELECT 'u:' || ?, 'proposal', ${ID('proposal', 'i')}, 'put', i FROM n`,
    from,
    to,
    tasker,
  )
  await world.rows(
    `${NUMBERS} INSERT INTO proposals (id, task_id, tasker_id, round, title, price, description, date, created_at, updated_at)
     SELECT ${ID('proposal', 'i + 500000000')}, ${ID('task', '0')}, ${FACE('i', faces)}, 1 + i / ${faces}, 't', 100000, 'd', '2026-03-20', i, i FROM n`,
    Math.ceil(from / 10),
    Math.ceil(to / 10),
  )
  await world.rows(
    `${NUMBERS} INSERT INTO ledger_journals (id, type, idem_key, meta, created_at)
     SELECT 'crowd-' || i, 'adjust', 'crowd-' || i, '{}', i FROM n`,
    from,
    to,
  )
  // Three in, one out: both sides of the history are long.
  await world.rows(
    `${NUMBERS} INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at)
     SELECT 'crowd-' || i, 1, CASE WHEN i % 4 = 3 THEN 'ua:' || ?3 ELSE 'admin_adjust' END,
       CASE WHEN i % 4 = 3 THEN 'admin_adjust' ELSE 'ua:' || ?3 END, 100, i FROM n`,
    from,
    to,
    rich,
  )
}
