import { JOB_TITLE_MAX, LOCATION_MAX, PROFILE_MAX } from '#schema/domain/limits.ts'
import type { Context } from '#worker/context.ts'
import { maskTogether } from '#worker/trust/mask-contacts.ts'

const LIMITS = {
  jobTitle: JOB_TITLE_MAX,
  profileDescription: PROFILE_MAX,
  location: LOCATION_MAX,
} as const
type ProfileText = keyof typeof LIMITS

type Texts = Partial<Record<ProfileText, string | undefined>>

/**
 * Everybody reads a profile, so a contact in it would be no secret until a task is assigned. `stored` has what is shown
 * beside the new texts and may hold a part of a number.
 */
export function maskProfile<F extends Texts>(
  ctx: Context,
  stored: Texts & { username: string },
  fields: F,
) {
  const names = Object.keys(LIMITS) as ProfileText[]
  const texts = names.flatMap((name) => {
    const text = fields[name]
    return text === undefined ? [] : [[name, { text, max: LIMITS[name] }]]
  })
  const written = Object.fromEntries(texts) as Record<ProfileText, { text: string; max: number }>
  const rest = names.flatMap((name) => (name in written ? [] : (stored[name] ?? '')))
  const masked = maskTogether(ctx, written, [stored.username, ...rest])
  const shown = Object.entries(masked).map(([name, { text }]) => [name, text] as const)
  return {
    fields: Object.assign({}, fields, Object.fromEntries(shown)) as F,
    isMasked: Object.values(masked).some(({ masked: isMasked }) => isMasked),
  }
}
