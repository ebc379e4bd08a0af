import { createCall, type Call } from '#pwa/api/call.ts'
import { login, register, updateProfile } from '#schema/contract/accounts.ts'
import { confirmSecondFactor, startSecondFactor } from '#schema/contract/second-factor.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { totpAt } from '#worker/secrets/totp.ts'
import { openDatabase } from './ledger.ts'
import type { Onise } from './start-onise.ts'

export const PASSWORD = 'eight characters'

/** A user who calls the API without a browser: the other side of a scenario, and a check of the server's state. */
export type TestUser = {
  email: string
  id: UserId
  userType: 'client' | 'tasker'
  /** Of a session that is open. */
  token: string
  call: Call
}

const send = (request: Request, signal: AbortSignal) => fetch(request, { signal })

type Server = Pick<Onise, 'url' | 'database'>

/** As the code of an email would do. The account is older than a day, so that it may withdraw all. */
export const setEmailProven = (server: Server, email: string) =>
  openDatabase(server).execute({
    sql: 'UPDATE users SET email_proven_at = created_at, created_at = 1 WHERE email = ?',
    args: [email],
  })

/** A user whose email is proven. */
async function registerUser(
  onise: Server,
  username: string,
  userType: 'client' | 'tasker',
): Promise<TestUser> {
  const email = `${username.toLowerCase()}@onise.test`
  const { url } = onise
  const callAnonymously = createCall(send, url, () => null)
  await callAnonymously(register, { userType, username, email, password: PASSWORD })
  await setEmailProven(onise, email)
  const { token, user } = await callAnonymously(login, { email, password: PASSWORD })
  return { email, id: user._id, userType, token, call: createCall(send, url, () => token) }
}

export const registerClient = (onise: Server, username: string): Promise<TestUser> =>
  registerUser(onise, username, 'client')

/** A tasker with a complete profile, so that login leads to the dashboard. */
export async function registerTasker(
  onise: Server,
  username: string,
  skillsets: string[],
): Promise<TestUser> {
  const tasker = await registerUser(onise, username, 'tasker')
  await tasker.call(updateProfile, { skillsets })
  await tasker.call(updateProfile, {
    jobTitle: 'Electrician',
    profileDescription: 'Ten years of houses and shops.',
    location: 'Yaba, Lagos',
  })
  return tasker
}

/** As a day after the first PIN, when all sums can be withdrawn. */
export const endNewPinLimit = (server: Server) =>
  openDatabase(server).execute('UPDATE pins SET limited_until = NULL')

/** An administrator whose session has passed the second factor. */
export async function createAdministrator(onise: Server, username: string) {
  const { id, token, call } = await registerUser(onise, username, 'client')
  await openDatabase(onise).execute({
    sql: "UPDATE users SET user_type = 'admin' WHERE id = ?",
    args: [id],
  })
  const { secret } = await call(startSecondFactor, { password: PASSWORD })
  await call(confirmSecondFactor, { code: totpAt(secret, Date.now()) })
  return { id, token }
}
