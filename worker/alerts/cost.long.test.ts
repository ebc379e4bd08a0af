import { expect, it } from 'vitest'
import { createTask } from '#schema/contract/tasks.ts'
import { ALERT_NOTICES_PER_TASK } from '#schema/domain/alerts.ts'
import { allPlaces } from '#schema/domain/places/places.ts'
import { taskInput } from '#testing/worker/market.ts'
import { createTestServer, type TestServer } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { matchAlertsJob } from './match.ts'
import { CANDIDATES_MAX } from './queries.ts'

const ALERTS = 100_000
const USERS = 20_000
const NEAR = 'lagos-ikeja'

const STEP = 5_000
const NUMBERS =
  'WITH RECURSIVE n(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < CAST(?2 AS INTEGER))'
const userId = (i: string) => `printf('01900000-2222-7000-8000-%012x', ${i})`

const insertUsers = (server: TestServer, from: number) =>
  server.runSql(
    `${NUMBERS} INSERT INTO users (id, user_type, username, email, password_hash, created_at, updated_at)
     SELECT ${userId('i')}, 'tasker', 'u' || i, 'u' || i || '@crowd.test', 'x', 1, 1 FROM n`,
    from,
    from + STEP,
  )

/** Five of each user, in all places. A hundredth of them is about hair. */
const insertAlerts = (server: TestServer, from: number, places: string) =>
  server.runSql(
    `${NUMBERS} INSERT INTO alerts (user_id, id, trade, place, reach, min_price, created_at, updated_at)
     SELECT ${userId(`i % ${USERS}`)}, printf('01900000-3333-7000-8000-%012x', i),
       iif(i % 97 = 0, 'Barber', 'Furniture'), json_extract(?3, '$[' || (i * 7 % 774) || ']'),
       json_extract('["5","25","100","anywhere"]', '$[' || (i % 4) || ']'), i % 7 * 1000000, 1, 1 FROM n`,
    from,
    from + STEP,
    places,
  )

it('a todo reads and writes what it matches, however many alerts there are', async () => {
  const server = await createTestServer({ engine: 'sqld', checksInvariants: false })
  const client = await server.createUser('client')
  const places = JSON.stringify(allPlaces().map(({ id }) => id))
  for (let from = 0; from < USERS; from += STEP) await insertUsers(server, from)
  for (let from = 0; from < ALERTS; from += STEP) await insertAlerts(server, from, places)
  const [keys] = await server.runSql('SELECT count(*) AS count FROM alert_keys')
  expect(keys).toEqual({ count: ALERTS })

  async function costOf(skill: string) {
    const posted = await client.send(
      createTask,
      taskInput({ skills: [skill], place: NEAR, location: 'Ikeja', price: '20000' }),
    )
    expect(posted.status).toBe(201)
    // The post has told them already; the job does the same again without the record of it.
    const id = 'task' in posted.body ? posted.body.task._id : ''
    const told = await server.runSql('SELECT user_id, km FROM alert_matches WHERE task_id = ?', id)
    await server.runSql('DELETE FROM alert_matches')
    await server.runSql('DELETE FROM notices')
    await server.runSql('INSERT INTO alert_queue VALUES (?, ?)', id, server.now())
    await runJobs(server.deps, [matchAlertsJob])
    const line = server.logLines.findLast(({ job }) => job === 'match-alerts')
    return { told, read: Number(line?.['rowsRead']), written: Number(line?.['rowsWritten']) }
  }

  const few = await costOf('Haircut')
  const many = await costOf('Woodwork')
  expect(few.told.length).toBeGreaterThan(20)
  expect(few.told.length).toBeLessThan(ALERT_NOTICES_PER_TASK)
  expect(many.told).toHaveLength(ALERT_NOTICES_PER_TASK)
  // The nearest of all.
  expect(Math.max(...many.told.map(({ km }) => Number(km)))).toBeLessThan(100)
  // Most of it are the areas of the place, which stay the same.
  expect(few.read).toBeLessThan(6 * CANDIDATES_MAX)
  expect(many.read).toBeLessThan(6 * CANDIDATES_MAX)
  expect(many.written).toBeLessThan(8 * ALERT_NOTICES_PER_TASK)
})
