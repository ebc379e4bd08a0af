import { JOB_TITLE_MAX, LOCATION_MAX, PROFILE_MAX } from '#schema/domain/limits.ts'
import type { Context } from '#worker/context.ts'
import { maskContactFields } from '#worker/trust/mask-contacts.ts'

const LIMITS = {
  jobTitle: JOB_TITLE_MAX,
  profileDescription: PROFILE_MAX,
  location: LOCATION_MAX,
} as const
type ProfileText = keyof typeof LIMITS

/** Everybody reads a profile, so a contact in it would be no secret until a task is assigned. */
export function maskProfile<F extends Partial<Record<ProfileText, string | undefined>>>(
  ctx: Context,
  fields: F,
) {
  const names = (Object.keys(LIMITS) as ProfileText[]).filter((name) => fields[name] !== undefined)
  const texts = names.map(
    (name) => [name, maskContactFields(ctx, fields[name] ?? '', LIMITS[name])] as const,
  )
  return {
    fields: Object.assign(
      {},
      fields,
      Object.fromEntries(texts.map(([name, { text }]) => [name, text])),
    ) as F,
    isMasked: texts.some(([, { masked }]) => masked),
  }
}
