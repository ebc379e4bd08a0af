import type { RequestInput } from '#schema/contract/endpoint.ts'
import type { sendVerification } from '#schema/contract/verifications.ts'
import { birthDateFromText } from '#schema/domain/days.ts'
import { VALIDATION_MESSAGES } from '#schema/domain/messages/validation.ts'
import { VERIFICATION_MESSAGES } from '#schema/domain/messages/verification.ts'
import { hasVisibleText } from '#schema/domain/text.ts'
import {
  DOCUMENT_KINDS,
  VERIFICATION_STEPS,
  isDocumentNumber,
  whyNotBirthDate,
  type DocumentKind,
  type VerificationStep,
} from '#schema/domain/verification.ts'
import { messages } from './messages.ts'

/** A draft. The hashes are those of the files as they were chosen, before the phone made them smaller. */
export type ProofFields = {
  name: string
  birthDate: string
  documentKind: string
  documentNumber: string
  documentPicture: File | null
  documentHash: string
  facePicture: File | null
  faceHash: string
}
export const EMPTY_PROOF: ProofFields = {
  name: '',
  birthDate: '',
  documentKind: '',
  documentNumber: '',
  documentPicture: null,
  documentHash: '',
  facePicture: null,
  faceHash: '',
}

/** A field that only this step has. */
const FIELD_OF = { name: 'name', document: 'documentKind', face: 'facePicture' } as const

type ProofInput = RequestInput<typeof sendVerification>
export type ProofErrors = Partial<Record<keyof ProofInput, string>>

const documentKindOf = (text: string): DocumentKind | undefined =>
  DOCUMENT_KINDS.find((kind) => kind === text)

/** Why this date of birth cannot be sent. */
function whyNotBorn(text: string, now: number): string | undefined {
  const day = birthDateFromText(text)
  if (!day) return VALIDATION_MESSAGES.required(VERIFICATION_MESSAGES.labels.birthDate)
  const reason = whyNotBirthDate(day, now)
  if (reason === 'too_young') return VERIFICATION_MESSAGES.tooYoung
  return reason ? VERIFICATION_MESSAGES.birthDateNotReal : undefined
}

function documentErrors({ documentKind, documentNumber, documentPicture }: ProofFields) {
  const kind = documentKindOf(documentKind)
  return {
    ...(!kind && { documentKind: VERIFICATION_MESSAGES.kind }),
    ...(kind &&
      !isDocumentNumber(kind, documentNumber) && {
        documentNumber: VERIFICATION_MESSAGES.numbers[kind],
      }),
    ...(!documentPicture && { documentPicture: messages.pictureRequired }),
  }
}

/** What is missing or wrong in one step, by the names of the call's fields. */
export function findProofErrors(
  step: VerificationStep,
  fields: ProofFields,
  now: number,
): ProofErrors {
  if (step === 'document') return documentErrors(fields)
  if (step === 'face') return fields.facePicture ? {} : { facePicture: messages.pictureRequired }
  const birthDate = whyNotBorn(fields.birthDate, now)
  return {
    ...(!hasVisibleText(fields.name) && {
      name: VALIDATION_MESSAGES.required(VERIFICATION_MESSAGES.labels.name),
    }),
    ...(birthDate && { birthDate }),
  }
}

/** The steps of a stored input. */
export const stepsOf = (input: Readonly<Record<string, unknown>>): VerificationStep[] =>
  VERIFICATION_STEPS.filter((step) => input[FIELD_OF[step]] !== undefined)

/** The step that is shown: the wanted one or the first, or an earlier one that is not complete. */
export function stepToShow(
  steps: readonly VerificationStep[],
  wanted: string | undefined,
  isDone: (step: VerificationStep) => boolean,
): VerificationStep | undefined {
  const at = Math.max(
    0,
    steps.findIndex((step) => step === wanted),
  )
  return steps.slice(0, at + 1).find((step) => !isDone(step)) ?? steps[at]
}

/** The input of the command, with the fields of these steps. */
export function proofInputOf(
  steps: readonly VerificationStep[],
  { name, birthDate, documentNumber, ...fields }: ProofFields,
): ProofInput {
  const documentKind = documentKindOf(fields.documentKind)
  return {
    ...(steps.includes('name') && { name: name.trim(), birthDate }),
    ...(steps.includes('document') &&
      documentKind &&
      fields.documentPicture && {
        documentKind,
        documentNumber,
        documentPicture: fields.documentPicture,
      }),
    ...(steps.includes('face') && fields.facePicture && { facePicture: fields.facePicture }),
  }
}
