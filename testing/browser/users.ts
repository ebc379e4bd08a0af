import { createCall, type Call } from '#pwa/api/call.ts'
import { login, register, updateProfile } from '#schema/contract/accounts.ts'
import type { UserId } from '#schema/domain/ids.ts'

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

async function registerUser(
  url: string,
  username: string,
  userType: 'client' | 'tasker',
): Promise<TestUser> {
  const email = `${username.toLowerCase()}@onise.test`
  const callAnonymously = createCall(send, url, () => null)
  await callAnonymously(register, { userType, username, email, password: PASSWORD })
  const { token, user } = await callAnonymously(login, { email, password: PASSWORD })
  return { email, id: user._id, userType, token, call: createCall(send, url, () => token) }
}

export const registerClient = (url: string, username: string): Promise<TestUser> =>
  registerUser(url, username, 'client')

/** A tasker with a complete profile, so that login leads to the dashboard. */
export async function registerTasker(
  url: string,
  username: string,
  skillsets: string[],
): Promise<TestUser> {
  const tasker = await registerUser(url, username, 'tasker')
  await tasker.call(updateProfile, { skillsets })
  await tasker.call(updateProfile, {
    jobTitle: 'Electrician',
    profileDescription: 'Ten years of houses and shops.',
    location: 'Yaba, Lagos',
  })
  return tasker
}
