import {
  PROFILE_FIELD_NAMES,
  PROFILE_FIELDS,
  recordOf,
  type ProfileField,
} from '#schema/domain/fields.ts'
import type { Context } from '#worker/context.ts'
import { maskTogether } from '#worker/trust/mask-contacts.ts'

type Texts = Partial<Record<ProfileField, string | undefined>>

/**
 * Everybody reads a profile, so a contact in it would be no secret until a task is assigned. `stored` has what is shown
 * beside the new texts and may hold a part of a number.
 */
export function maskProfile<F extends Texts>(
  ctx: Context,
  stored: Texts & { username: string },
  fields: F,
) {
  const written = PROFILE_FIELD_NAMES.filter((name) => fields[name] !== undefined)
  const rest = PROFILE_FIELD_NAMES.filter((name) => fields[name] === undefined)
  const masked = maskTogether(
    ctx,
    recordOf(written, (name) => ({
      text: fields[name] ?? '',
      max: PROFILE_FIELDS[name].max,
    })),
    [stored.username, ...rest.map((name) => stored[name] ?? '')],
  )
  return {
    fields: Object.assign(
      {},
      fields,
      recordOf(written, (name) => masked[name].text),
    ) as F,
    isMasked: Object.values(masked).some(({ masked: isMasked }) => isMasked),
  }
}
