import { sql } from 'drizzle-orm'
import { login, register, setShowsOnline, updateProfile } from '#schema/contract/accounts.ts'
import { setListing } from '#schema/contract/directory.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { NEW_WALLET_MS } from '#schema/domain/limits.ts'
import type { Statement } from '#worker/db/write.ts'
import type { Call } from './calls.ts'
import { DEMO_PASSWORD } from './demo.ts'
import { drawAvatar } from './images.ts'
import type { SeedUser } from './users.ts'

export type SeededUser = { id: UserId; email: string; token: string }
type Write = (...statements: Statement[]) => Promise<unknown>

/** What no call can set: the verified badge, the role of an admin, a proven email, and an account older than a day. */
async function setAttributes(write: Write, { email, userType, verified }: SeedUser) {
  if (userType === 'admin')
    await write(sql`UPDATE users SET user_type = 'admin' WHERE email = ${email}`)
  await write(
    sql`UPDATE users SET email_proven_at = created_at, created_at = created_at - ${NEW_WALLET_MS} WHERE email = ${email}`,
  )
  if (verified) await write(sql`UPDATE users SET is_verified = 1 WHERE email = ${email}`)
}

async function fillProfile(call: Call, token: string, user: SeedUser) {
  const { skills, jobTitle, about, location, handle, isWoman } = user
  if (skills) {
    await call(token, updateProfile, { skillsets: [...skills] })
    await call(token, setListing, { isListed: true, takesJobs: true })
    await call(token, setShowsOnline, { showsOnline: true })
  }
  const texts = jobTitle && about && location && { jobTitle, profileDescription: about, location }
  if (!texts && user.userType !== 'client') return
  const profilePicture = await drawAvatar(handle, isWoman === true)
  await call(token, updateProfile, { profilePicture, ...texts })
}

/** Registers, logs in and fills the profile. */
export async function createUser(call: Call, write: Write, user: SeedUser): Promise<SeededUser> {
  const { email, username, userType } = user
  const password = DEMO_PASSWORD
  const registeredType = userType === 'admin' ? 'client' : userType
  await call(null, register, { userType: registeredType, username, email, password })
  await setAttributes(write, user)
  const { token, user: loggedIn } = await call(null, login, { email, password })
  await fillProfile(call, token, user)
  return { id: loggedIn._id, email, token }
}
