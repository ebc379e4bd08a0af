import * as v from 'valibot'
import { birthDateFromText, type Day } from '#schema/domain/days.ts'
import { VALIDATION_FACTS } from '#schema/domain/messages/validation.ts'
import { VERIFICATION_FACTS as messages } from '#schema/domain/messages/verification.ts'
import {
  DOCUMENT_KINDS,
  DOCUMENT_NAME_MAX,
  DOCUMENT_NUMBER_MAX,
} from '#schema/domain/verification.ts'
import { OwnVerification } from './own-verification.schemas.ts'
import { commandResponse, described, ImageInput, requiredLine } from './values.schemas.ts'

export type { OwnVerification } from './own-verification.schemas.ts'
const { labels } = messages

const BirthDateInput = v.pipe(
  v.string(VALIDATION_FACTS.required(labels.birthDate)),
  v.transform(birthDateFromText),
  v.custom<Day>((day) => day !== null, VALIDATION_FACTS.date),
  described({ type: 'string', format: 'date' }),
)

export const sendVerification = {
  summary:
    'Sends proof of identity to the administrators: all steps at first, and afterwards those that are needed again. What is stored is encrypted, and only administrators read it.',
  input: v.object({
    name: v.optional(requiredLine(labels.name, DOCUMENT_NAME_MAX)),
    birthDate: v.optional(BirthDateInput),
    documentKind: v.optional(v.picklist(DOCUMENT_KINDS, messages.kind)),
    /** With or without spaces and dashes. */
    documentNumber: v.optional(requiredLine(labels.documentNumber, DOCUMENT_NUMBER_MAX)),
    documentPicture: v.optional(ImageInput),
    facePicture: v.optional(ImageInput),
  }),
  succeeds: [201],
  output: commandResponse({ verification: OwnVerification }),
}

export const readVerification = {
  summary: "The state of the caller's proof of identity; null before the first.",
  input: v.object({}),
  output: v.object({ verification: v.nullable(OwnVerification) }),
}
