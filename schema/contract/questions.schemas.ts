import * as v from 'valibot'
import { QUESTION_MAX } from '#schema/domain/limits.ts'
import { FIELD_LABEL_FACTS } from '#schema/domain/messages/field-labels.ts'
import { commandResponse, idOf, InstantOutput, requiredText } from './values.schemas.ts'

export const Question = v.object({
  _id: idOf('question'),
  question: v.string(),
  /** Null until the client answers; until then only the client and who asked see the question. */
  answer: v.nullable(v.string()),
  askedAt: InstantOutput,
  answeredAt: v.nullable(InstantOutput),
  /** Asked by the caller. Nobody else learns who asked. */
  isOwn: v.boolean(),
})
export type Question = v.InferOutput<typeof Question>

export const askQuestion = {
  summary: 'Asks one question about an open todo; the client answers it for all.',
  input: v.object({
    id: idOf('task'),
    /** Made by the client, so that a repetition is recognised however late it comes. */
    _id: v.optional(idOf('question')),
    question: requiredText(FIELD_LABEL_FACTS.question, QUESTION_MAX),
  }),
  succeeds: [200, 201],
  output: commandResponse({}),
}

export const answerQuestion = {
  summary: "Answers a question about one of the caller's open todos, once and for all to read.",
  input: v.object({
    id: idOf('task'),
    questionId: idOf('question'),
    answer: requiredText(FIELD_LABEL_FACTS.answer, QUESTION_MAX),
  }),
  output: commandResponse({}),
}
