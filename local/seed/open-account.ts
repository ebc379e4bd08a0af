import { sql } from 'drizzle-orm'
import { login, register, updateProfile } from '../../schema/contract/accounts.ts'
import type { UserId } from '../../schema/domain/ids.ts'
import { naira, type Kobo } from '../../schema/domain/money.ts'
import type { Statement } from '../../worker/db/commit.ts'
import { DEMO_PASSWORD } from '../demo.mjs'
import type { Calls } from './calls.ts'
import type { SeedPerson } from './people.ts'
import { drawFace } from './pictures.ts'

export type Member = { id: UserId; token: string; kobo: (amount: number) => Kobo }
type Write = (...statements: Statement[]) => Promise<unknown>

/** Registers, logs in and fills the profile as the person would; the badge and the admin's role have no call yet. */
export async function openAccount(calls: Calls, write: Write, person: SeedPerson): Promise<Member> {
  const { email, username, userType } = person
  const password = DEMO_PASSWORD
  const asked = userType === 'admin' ? 'client' : userType
  await calls(null, register, { userType: asked, username, email, password })
  if (userType === 'admin')
    await write(sql`UPDATE users SET user_type = 'admin' WHERE email = ${email}`)
  if (person.verified) await write(sql`UPDATE users SET is_verified = 1 WHERE email = ${email}`)

  const { token, user } = await calls(null, login, { email, password })
  if (person.skills) await calls(token, updateProfile, { skillsets: [...person.skills] })
  if (person.jobTitle && person.about && person.location) {
    await calls(token, updateProfile, {
      profilePicture: await drawFace(person.handle, person.woman === true),
      jobTitle: person.jobTitle,
      profileDescription: person.about,
      location: person.location,
    })
  } else if (userType === 'client') {
    await calls(token, updateProfile, {
      profilePicture: await drawFace(person.handle, person.woman === true),
    })
  }
  return { id: user._id, token, kobo: naira }
}
