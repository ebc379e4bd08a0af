import { together } from '#schema/domain/facts.ts'
import { WORK_PICTURE_FIELDS } from '#schema/domain/fields.ts'
import { ACCOUNT_FACTS } from '#schema/domain/messages/accounts.ts'
import type { Context } from '#worker/context.ts'
import { maskTogether } from '#worker/trust/mask-contacts.ts'
import type { WorkPictureRow } from './queries.ts'

/** Masked as the profile is; a number may be split over the texts of several pictures. */
export function maskCaption(
  ctx: Context,
  caption: string,
  others: readonly Pick<WorkPictureRow, 'caption'>[],
) {
  const { max } = WORK_PICTURE_FIELDS.caption
  const masked = maskTogether(
    ctx,
    { caption: { text: caption, max } },
    others.map((other) => other.caption),
  )
  return masked.caption
}

export const withMaskNote = (message: string, isMasked: boolean): string =>
  isMasked ? together(message, ACCOUNT_FACTS.contactsMasked) : message
