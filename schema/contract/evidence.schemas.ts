import * as v from 'valibot'
import type { CaptureMark } from '#schema/domain/evidence.ts'
import { EVIDENCE_FILES_MAX, SUBMISSION_MAX } from '#schema/domain/limits.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { described, fileInput, idOf, ImageInput, InstantOutput } from './values.schemas.ts'

/**
 * A file that a user handed in to show something. `url` is a link signed for this reader, valid for one hour. `isSame`:
 * the file that arrived is the one that the phone recorded at `capturedAt`; null when the phone recorded none.
 */
export const EvidenceFile = v.object({
  url: v.string(),
  type: v.string(),
  sha256: v.nullable(v.string()),
  capturedAt: v.nullable(InstantOutput),
  isSame: v.nullable(v.boolean()),
  receivedAt: InstantOutput,
})
export type EvidenceFile = v.InferOutput<typeof EvidenceFile>

const MARK = /^([0-9a-f]{64})@(\d{1,15})$/
const isMarkText = (text: string) => text === '' || MARK.test(text)
function markFromText(text: string): CaptureMark | null {
  const [, sha256, capturedAt] = MARK.exec(text) ?? []
  return sha256 === undefined ? null : { sha256, capturedAt: Number(capturedAt) }
}

/** Empty for a file without a mark. */
export const CaptureMarks = v.pipe(
  v.union([v.string(), v.array(v.string())], messages.captureMark),
  v.transform((value) => (typeof value === 'string' ? value.split(',') : value)),
  v.maxLength(EVIDENCE_FILES_MAX, messages.captureMark),
  v.check((texts) => texts.every(isMarkText), messages.captureMark),
  v.transform((texts) => texts.map(markFromText)),
  described({
    type: ['array', 'string'],
    items: { type: 'string', pattern: `^(?:${MARK.source.slice(1, -1)})?$` },
    maxItems: EVIDENCE_FILES_MAX,
    description:
      '`sha256@ms` of each file in its order; as text joined by commas, empty for a file without a mark.',
  }),
)

/** A picture or a PDF. */
export const FirstFile = v.optional(fileInput(SUBMISSION_MAX, messages.fileTooLarge))
const Picture = v.optional(ImageInput)
/** The input fields of a command that carries evidence: up to six pictures, or one PDF. */
export const evidenceInput = {
  evidence1: FirstFile,
  evidence2: Picture,
  evidence3: Picture,
  evidence4: Picture,
  evidence5: Picture,
  evidence6: Picture,
  /** `sha256@ms` of each file in its order, comma-joined; made by the phone when the file was taken or chosen. */
  evidenceMarks: v.optional(CaptureMarks),
  /** Instead of the only file: a finished upload in parts. */
  uploadId: v.optional(idOf('upload')),
}
