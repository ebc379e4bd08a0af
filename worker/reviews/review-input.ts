import type { ParsedInput } from '#schema/contract/endpoint.ts'
import type { changeReview } from '#schema/contract/reviews.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { together } from '#schema/domain/facts.ts'
import { REVIEW_MAX } from '#schema/domain/limits.ts'
import { REVIEW_FACTS } from '#schema/domain/messages/reviews.ts'
import { VALIDATION_FACTS } from '#schema/domain/messages/validation.ts'
import { otherSide, REVIEW_FIELDS, type ReviewSide } from '#schema/domain/review.ts'
import type { Context } from '#worker/context.ts'
import { maskContactFields } from '#worker/trust/mask-contacts.ts'

type Input = Omit<ParsedInput<typeof changeReview>, 'id'>

const rejectField = (field: string, message: string) =>
  new DomainError('invalid_input', message, { fields: { [field]: message } })

/** The author's side decides which pair of fields is required; the other pair is rejected. Contacts are masked. */
export function reviewFromInput(ctx: Context, input: Input, side: ReviewSide) {
  const own = REVIEW_FIELDS[side]
  const others = Object.values(REVIEW_FIELDS[otherSide(side)])
  const wrong = others.find((field) => input[field] !== undefined)
  if (wrong) throw rejectField(wrong, REVIEW_FACTS.otherDirection[side])
  const rating = input[own.rating]
  if (rating === undefined) throw rejectField(own.rating, VALIDATION_FACTS.rating)
  const comment = maskContactFields(ctx, input[own.comment] ?? '', { max: REVIEW_MAX })
  return { rating, comment: comment.text, isMasked: comment.masked }
}

export const messageWith = (message: string, { isMasked }: { isMasked: boolean }): string =>
  isMasked ? together(message, REVIEW_FACTS.contactsMasked) : message
