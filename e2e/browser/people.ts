import { login, register, updateProfile } from '../../schema/contract/accounts.ts'
import type { UserId } from '../../schema/domain/ids.ts'
import { callVia, type Call } from '../../pwa/api/call.ts'

export const PASSWORD = 'eight letters'
export type Member = { email: string; id: UserId; call: Call }

const fetched = (request: Request, signal: AbortSignal) => fetch(request, { signal })

/** Somebody who is not in a browser: the other side of a walk, and a second pair of eyes on the server. */
async function member(url: string, username: string, userType: 'client' | 'tasker') {
  const email = `${username.toLowerCase()}@onise.test`
  const anyone = callVia(fetched, url, () => null)
  await anyone(register, { userType, username, email, password: PASSWORD })
  const { token, user } = await anyone(login, { email, password: PASSWORD })
  return { email, id: user._id, call: callVia(fetched, url, () => token) }
}

export const newClient = (url: string, username: string): Promise<Member> =>
  member(url, username, 'client')

/** A tasker with a whole profile, so that logging in leads to the dashboard. */
export async function newTasker(
  url: string,
  username: string,
  skillsets: string[],
): Promise<Member> {
  const tasker = await member(url, username, 'tasker')
  await tasker.call(updateProfile, { skillsets })
  await tasker.call(updateProfile, {
    jobTitle: 'Electrician',
    profileDescription: 'Ten years of houses and shops.',
    location: 'Yaba, Lagos',
  })
  return tasker
}
