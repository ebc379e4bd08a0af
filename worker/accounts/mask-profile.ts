import { JOB_TITLE_MAX, LOCATION_MAX, PROFILE_MAX } from '#schema/domain/limits.ts'
import type { Context } from '#worker/context.ts'
import { maskContactFields } from '#worker/trust/mask-contacts.ts'

const LIMITS = {
  jobTitle: JOB_TITLE_MAX,
  profileDescription: PROFILE_MAX,
  location: LOCATION_MAX,
} as const
type ProfileText = keyof typeof LIMITS

type Texts = Partial<Record<ProfileText, string | undefined>>

/**
 * Everybody reads a profile, so a contact in it would be no secret until a task is assigned. `stored` has what is shown
 * beside the new texts, where a number may begin.
 */
export function maskProfile<F extends Texts>(
  ctx: Context,
  stored: Texts & { username: string },
  fields: F,
) {
  const names = Object.keys(LIMITS) as ProfileText[]
  const shown = [stored.username, ...names.map((name) => fields[name] ?? stored[name] ?? '')]
  const texts = names.flatMap((name, n) => {
    const text = fields[name]
    if (text === undefined) return []
    const earlier = shown.slice(0, n + 1)
    return [[name, maskContactFields(ctx, text, { max: LIMITS[name], earlier })] as const]
  })
  const masked = texts.map(([name, { text }]) => [name, text] as const)
  return {
    fields: Object.assign({}, fields, Object.fromEntries(masked)) as F,
    isMasked: texts.some(([, text]) => text.masked),
  }
}
