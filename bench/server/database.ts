import type { TaskId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { createAppServer } from '#testing/server/app-server.ts'
import { databaseAt } from '#testing/server/database-engine.ts'
import { insertBulkData, insertUsers, seededId } from '#testing/worker/bulk-seed.ts'
import { createRecorder } from './record.ts'

const USER_COUNT = 97
/** Rows of one batch, which the database ends after five seconds. */
const STEP = 2000
/** No limit of a user or an address is reached, because all requests come from few of both. */
const VARS = { RATE_LIMIT_FACTOR: '1000', BUILD: 'bench' }

/** The product's code in this process on the measured database: it fills it, and records what the worker sends. */
export async function fillDatabase(url: string, taskCount: number) {
  const recorder = createRecorder()
  const server = createAppServer({
    engine: databaseAt(url),
    now: Date.now,
    settings: VARS,
    wrapDatabase: recorder.wrapDatabase,
    ignoresBackgroundErrors: true,
  })
  const [client, tasker, wealthyClient, reader] = await server.createUsers(
    { userType: 'client', money: naira(500_000) },
    { userType: 'tasker' },
    { userType: 'client', money: naira(100_000) },
    { userType: 'tasker' },
  )
  if (!client || !tasker || !wealthyClient || !reader) throw new Error('There are no users.')
  await server.runSql('UPDATE users SET trade = ? WHERE id = ?', 'Barber', reader.id)
  await insertUsers(server, USER_COUNT)
  const users = {
    client: client.id,
    tasker: tasker.id,
    wealthyClient: wealthyClient.id,
    userCount: USER_COUNT,
  }
  for (let from = 0; from < taskCount; from += STEP)
    await insertBulkData(server, users, from, Math.min(from + STEP, taskCount))
  return { server, recorder, reader, wealthyClient, firstTask: seededId('task', 0) as TaskId }
}

export type BenchDatabase = Awaited<ReturnType<typeof fillDatabase>>
