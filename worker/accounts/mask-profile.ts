import { JOB_TITLE_MAX, LOCATION_MAX, PROFILE_MAX } from '#schema/domain/limits.ts'
import { maskContacts } from '#schema/domain/masking.ts'

const LIMITS = {
  jobTitle: JOB_TITLE_MAX,
  profileDescription: PROFILE_MAX,
  location: LOCATION_MAX,
} as const
type ProfileText = keyof typeof LIMITS

/** Everybody reads a profile, so a contact in it would be no secret until a task is assigned. */
export function maskProfile<F extends Partial<Record<ProfileText, string | undefined>>>(fields: F) {
  const names = (Object.keys(LIMITS) as ProfileText[]).filter((name) => fields[name] !== undefined)
  const texts = names.map((name) => [name, maskContacts(fields[name] ?? '')] as const)
  const masked = texts.map(([name, { text }]) => [name, text.slice(0, LIMITS[name])] as const)
  return {
    fields: Object.assign({}, fields, Object.fromEntries(masked)) as F,
    isMasked: texts.some(([, text]) => text.masked),
  }
}
