import * as v from 'valibot'
import { TASK_FIELDS } from '#schema/domain/fields.ts'
import { REVIEW_MAX, REVIEW_REPLY_MAX } from '#schema/domain/limits.ts'
import { FIELD_LABEL_FACTS } from '#schema/domain/messages/field-labels.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { Task } from './tasks.schemas.ts'
import {
  commandResponse,
  idOf,
  optionalLine,
  optionalText,
  requiredText,
  wholeNumber,
} from './values.schemas.ts'

const Stars = v.pipe(
  wholeNumber(messages.rating),
  v.minValue(1, messages.rating),
  v.maxValue(5, messages.rating),
)
const Comment = optionalText(FIELD_LABEL_FACTS.review, REVIEW_MAX)
const reviewFields = {
  /** From the client, about the tasker. */
  taskerRating: v.optional(Stars),
  taskerComment: v.optional(Comment),
  /** From the tasker, about the client. */
  clientRating: v.optional(Stars),
  clientComment: v.optional(Comment),
  /** The legacy clients send it; the server uses the task's title. */
  projectTitle: v.optional(optionalLine(FIELD_LABEL_FACTS.title, TASK_FIELDS.title.max * 4)),
}
const sentReview = commandResponse({ task: Task })

export const reviewTask = {
  summary:
    'Reviews the other party of a completed todo, once. The client sends `taskerRating`, the tasker `clientRating`.',
  input: v.object({
    id: idOf('task'),
    /** Made by the client, so that a repetition is recognised however late it comes. */
    _id: v.optional(idOf('review')),
    ...reviewFields,
  }),
  output: sentReview,
}

export const changeReview = {
  summary: "Changes the caller's own review while it is sealed.",
  input: v.object({ id: idOf('task'), ...reviewFields }),
  output: sentReview,
}

export const skipReview = {
  summary: "Ends the caller's chance to review a completed todo; the other review becomes public.",
  input: v.object({ id: idOf('task') }),
  output: sentReview,
}

const ReplyText = v.object({ reply: requiredText(FIELD_LABEL_FACTS.reply, REVIEW_REPLY_MAX) })

export const replyToReview = {
  summary: 'Replies to the public review about the caller in a completed todo, once.',
  input: v.object({ id: idOf('task'), ...ReplyText.entries }),
  output: sentReview,
}
