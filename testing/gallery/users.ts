import { DAY_MS } from '#schema/domain/limits.ts'
import { openDatabase } from '#testing/browser/ledger.ts'
import type { Onise } from '#testing/browser/start-onise.ts'
import { PASSWORD, registerClient, registerTasker } from '#testing/browser/users.ts'
import { DEMO_PASSWORD } from '#tools/seed/demo.ts'
import { addLongData, logInBy } from './long-data.ts'
import { addStagedData } from './staged-data.ts'

export type GalleryServer = Pick<Onise, 'url' | 'database'>

/** New users have nothing yet; long ones have the longest plausible words and amounts. */
export const USER_NAMES = [
  'visitor',
  'client',
  'tasker',
  'admin',
  'new-client',
  'new-tasker',
  'long-client',
  'long-tasker',
] as const
export type UserName = (typeof USER_NAMES)[number]

const demo = (handle: string) => ({ email: `${handle}@onise.test`, password: DEMO_PASSWORD })
const added = (username: string) => ({
  username,
  email: `${username.toLowerCase()}@onise.test`,
  password: PASSWORD,
})
const NEW_CLIENT = added('Folake')
const NEW_TASKER = added('Danladi')
const LONG_CLIENT = added('OMOWUMMI')
const LONG_TASKER = added('ABDULLAH')

const LOGINS = {
  client: demo('client'),
  tasker: demo('tasker'),
  admin: demo('admin'),
  'new-client': NEW_CLIENT,
  'new-tasker': NEW_TASKER,
  'long-client': LONG_CLIENT,
  'long-tasker': LONG_TASKER,
}

/** The two with the longest words and amounts. */
export async function addLongUsers(server: GalleryServer) {
  const tasker = await registerTasker(server as Onise, LONG_TASKER.username, ['House Wiring'])
  const client = await registerClient(server as Onise, LONG_CLIENT.username)
  await openDatabase(server).execute(
    "UPDATE users SET is_verified = 1 WHERE email LIKE 'omowummi%'",
  )
  await addLongData(server, { client, tasker })
  return { 'long-client': client, 'long-tasker': tasker }
}

const logInDemo =
  ({ url }: GalleryServer) =>
  ({ email, password }: { email: string; password: string }) =>
    logInBy(url, email, password)

/** Registers the users that the demo data does not have, once. */
export async function addUsers(server: GalleryServer): Promise<void> {
  const { rows } = await openDatabase(server).execute({
    sql: 'SELECT 1 FROM users WHERE email = ?',
    args: [LONG_CLIENT.email],
  })
  if (rows.length > 0) return
  await registerClient(server as Onise, NEW_CLIENT.username)
  await registerTasker(server as Onise, NEW_TASKER.username, ['Haircut'])
  await addLongUsers(server)
  const [client, tasker] = await Promise.all([LOGINS.client, LOGINS.tasker].map(logInDemo(server)))
  if (client && tasker) await addStagedData({ client, tasker })
  // The users of tests joined in 1970, which profiles would show.
  await openDatabase(server).execute({
    sql: 'UPDATE users SET created_at = ? WHERE created_at = 1',
    args: [Date.now() - 200 * DAY_MS],
  })
}

/** The token of a new session, or null for a visitor. */
export async function logInAs(server: GalleryServer, user: UserName): Promise<string | null> {
  if (user === 'visitor') return null
  const { email, password } = LOGINS[user]
  return (await logInBy(server.url, email, password)).token
}

/** The ids that paths of screens need. */
export type Ids = {
  /** By username. */
  user: (username: string) => string
  /** By title. */
  task: (title: string) => string
  /** By the title of its task. */
  dispute: (title: string) => string
  /** A proof of identity, by username. */
  verification: (username: string) => string
  /** By the tasker's username and the task's title. */
  proposal: (username: string, title: string) => string
  /** The signed pass, by the title of its task. */
  pass: (title: string) => string
}

export async function readIds(server: GalleryServer): Promise<Ids> {
  const database = openDatabase(server)
  const read = async (sql: string) => {
    const { rows } = await database.execute(sql)
    return new Map(rows.map((row) => [String(row['name']), String(row['id'])]))
  }
  const users = await read('SELECT username AS name, id FROM users')
  const tasks = await read('SELECT title AS name, id FROM tasks')
  const disputes = await read(
    `SELECT tasks.title AS name, disputes.id FROM disputes
      JOIN tasks ON tasks.id = disputes.task_id`,
  )
  const verifications = await read(
    `SELECT users.username AS name, verifications.id FROM verifications
      JOIN users ON users.id = verifications.user_id`,
  )
  const proposals = await read(
    `SELECT users.username || ': ' || proposals.title AS name, proposals.id FROM proposals
      JOIN users ON users.id = proposals.tasker_id`,
  )
  const passes = await read(
    `SELECT tasks.title AS name, passes.token AS id FROM passes
      JOIN tasks ON tasks.id = passes.task_id`,
  )
  const find = (ids: ReadonlyMap<string, string>, name: string) => {
    const id = ids.get(name)
    if (id) return id
    throw new Error(`The data has no ${name}.`)
  }
  return {
    user: (username) => find(users, username),
    task: (title) => find(tasks, title),
    dispute: (title) => find(disputes, title),
    verification: (username) => find(verifications, username),
    proposal: (username, title) => find(proposals, `${username}: ${title}`),
    pass: (title) => find(passes, title),
  }
}
