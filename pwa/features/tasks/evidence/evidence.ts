import { shrinkImage } from '#pwa/images/shrink-image.ts'
import { readNow } from '#pwa/ui/browser/clock.ts'
import { copyFile } from '#pwa/ui/form/copy-file.ts'
import { unreadablePicture } from '#pwa/ui/form/unreadable-picture.ts'
import { EVIDENCE_FIELDS, formatMark, whyNotEvidence } from '#schema/domain/evidence.ts'
import { IMAGE_MAX, SUBMISSION_MAX } from '#schema/domain/limits.ts'
import { isLockedPdf } from '#schema/domain/pdf.ts'
import { messages } from './messages.ts'

type EvidenceField = (typeof EVIDENCE_FIELDS)[number]
/** The files of a draft, and the marks of when they were captured, comma-joined in their order. */
export type EvidenceFields = Record<EvidenceField, File | null> & { evidenceMarks: string }

export const NO_EVIDENCE: EvidenceFields = {
  evidence1: null,
  evidence2: null,
  evidence3: null,
  evidence4: null,
  evidence5: null,
  evidence6: null,
  evidenceMarks: '',
}

export type MarkedFile = { file: File; mark: string }

export function markedFilesOf(fields: EvidenceFields): MarkedFile[] {
  const marks = fields.evidenceMarks.split(',')
  return EVIDENCE_FIELDS.flatMap((name, index) => {
    const file = fields[name]
    return file ? [{ file, mark: marks[index] ?? '' }] : []
  })
}

export const fieldsOf = (files: readonly MarkedFile[]): EvidenceFields => ({
  evidence1: files[0]?.file ?? null,
  evidence2: files[1]?.file ?? null,
  evidence3: files[2]?.file ?? null,
  evidence4: files[3]?.file ?? null,
  evidence5: files[4]?.file ?? null,
  evidence6: files[5]?.file ?? null,
  evidenceMarks: files.map(({ mark }) => mark).join(','),
})

/** The input of a command, without the fields that are empty. */
export function evidenceInput(fields: EvidenceFields) {
  const files = markedFilesOf(fields)
  if (files.length === 0) return {}
  const named = files.map(({ file }, index) => [EVIDENCE_FIELDS[index] ?? '', file] as const)
  return {
    ...(Object.fromEntries(named) as Partial<Record<EvidenceField, File>>),
    evidenceMarks: files.map(({ mark }) => mark).join(','),
  }
}

const isPdf = (file: File) => file.type === 'application/pdf' || /\.pdf$/i.test(file.name)

async function shrink(file: File): Promise<File | null> {
  const shrunk = await shrinkImage(file).catch(() => null)
  return shrunk && shrunk.size <= IMAGE_MAX ? shrunk : null
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The file as it is sent, with its hash and the time, so that a later exchange is detected. */
async function markFile(file: File, capturedAt: number): Promise<MarkedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const sha256 = hex(await crypto.subtle.digest('SHA-256', bytes))
  return { file, mark: formatMark({ sha256, capturedAt }) }
}

/** A PDF as it is now, in which the user may change or delete it afterwards. */
async function copyPdf(chosen: File): Promise<File | { error: string }> {
  if (chosen.size > SUBMISSION_MAX) return { error: messages.evidenceTooBig }
  const file = await copyFile(chosen).catch(() => null)
  if (!file) return { error: messages.evidenceUnreadable }
  return isLockedPdf(new Uint8Array(await file.arrayBuffer()))
    ? { error: messages.evidenceLocked }
    : file
}

/** Shrinks a picture; a PDF stays as it is. */
export async function prepareEvidence(
  chosen: File,
  others: readonly MarkedFile[],
): Promise<MarkedFile | { error: string }> {
  const capturedAt = readNow()
  const file = isPdf(chosen) ? await copyPdf(chosen) : await shrink(chosen)
  if (!file) return { error: unreadablePicture(chosen, messages.evidenceUnsupported) }
  if ('error' in file) return file
  if (whyNotEvidence([...others.map((each) => each.file.type), file.type]))
    return { error: messages.evidenceTooMany }
  // A file of another app, such as a cloud drive, may not be readable any more.
  return markFile(file, capturedAt).catch(() => ({ error: messages.evidenceUnreadable }))
}
