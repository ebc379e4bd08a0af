import { hasProvenContact, type UserType } from './user.ts'

type Profile = {
  userType: UserType
  profilePicture: string | null
  isEmailProven: boolean
  phone?: string | null
  skillsets: readonly string[]
  profileDescription: string
}

/** A short description says little; a hint, not a rule. */
const DESCRIPTION_HINT_LENGTH = 60
/** Clients search by skill. */
const SKILLS_HINT_COUNT = 3

/** What a user could add to the own profile, the most useful first. */
export function profileHintsOf(user: Profile) {
  const isTasker = user.userType === 'tasker'
  const hints = {
    picture: user.profilePicture === null,
    email: !hasProvenContact(user),
    skills: isTasker && user.skillsets.length < SKILLS_HINT_COUNT,
    description: isTasker && user.profileDescription.length < DESCRIPTION_HINT_LENGTH,
  }
  return (Object.keys(hints) as (keyof typeof hints)[]).filter((hint) => hints[hint])
}
export type ProfileHint = ReturnType<typeof profileHintsOf>[number]
