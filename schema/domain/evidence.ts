import type { ErrorCode } from './errors.ts'
import { EVIDENCE_FILES_MAX } from './limits.ts'

/** What the phone recorded when a file was taken or chosen (docs/security.md#evidence). */
export type CaptureMark = {
  /** SHA-256 of the bytes that are sent, in hexadecimal. */
  sha256: string
  /** Ms since epoch, by the phone's clock. */
  capturedAt: number
}

/** The fields of a command that carries evidence, in their order. */
export const EVIDENCE_FIELDS = [
  'evidence1',
  'evidence2',
  'evidence3',
  'evidence4',
  'evidence5',
  'evidence6',
] as const

/** As it is sent: `sha256@capturedAt`. schema/contract/evidence.schemas.ts reads it. */
export const formatMark = ({ sha256, capturedAt }: CaptureMark): string => `${sha256}@${capturedAt}`

const isPdf = (type: string) => type === 'application/pdf'
/** Up to six pictures, or one PDF. */
export function whyNotEvidence(types: readonly string[]): ErrorCode | null {
  const isTooMany = types.length > (types.some(isPdf) ? 1 : EVIDENCE_FILES_MAX)
  return isTooMany ? 'too_many_files' : null
}

/** What the server found when a file arrived. */
export type FileCheck = { capturedAt: number | null; isSame: boolean | null }

/** A phone's clock may be wrong, but nothing was captured after it had arrived. */
export const checkMark = (
  mark: CaptureMark | null | undefined,
  received: { sha256: string; at: number },
): FileCheck =>
  mark
    ? {
        capturedAt: Math.min(mark.capturedAt, received.at),
        isSame: mark.sha256 === received.sha256,
      }
    : { capturedAt: null, isSame: null }

export type FileProof = 'same' | 'different' | 'unmarked'
export const proofOf = ({ isSame }: Pick<FileCheck, 'isSame'>): FileProof => {
  if (isSame === null) return 'unmarked'
  return isSame ? 'same' : 'different'
}
