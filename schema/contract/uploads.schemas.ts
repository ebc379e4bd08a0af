import * as v from 'valibot'
import { PART_SIZE, SUBMISSION_MAX } from '#schema/domain/limits.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { fileInput, idOf, commandResponse, wholeNumber } from './values.schemas.ts'

const PARTS_MAX = Math.ceil(SUBMISSION_MAX / PART_SIZE)

/** `parts` lists the numbers of the parts that have arrived. Each has `partSize` bytes, the last one the rest. */
const uploadFields = {
  uploadId: idOf('upload'),
  size: v.number(),
  partSize: v.number(),
  partCount: v.number(),
  parts: v.array(v.number()),
}
const seq = v.optional(v.number())

export const openUpload = {
  summary:
    'Starts an upload in parts of 256 kB, which may take a week. The caller may choose `uploadId`, a UUIDv7.',
  input: v.object({
    uploadId: v.optional(idOf('upload')),
    size: v.pipe(
      wholeNumber(messages.sizeBytes),
      v.minValue(1, messages.emptyFile),
      v.maxValue(SUBMISSION_MAX, messages.fileTooLarge),
    ),
  }),
  succeeds: [200, 201],
  refuses: [404],
  output: v.object({ ...uploadFields, seq }),
}

export const putPart = {
  summary:
    'Stores one part, counted from 1, as application/octet-stream. Sending a part twice has no further effect.',
  input: v.object({
    id: idOf('upload'),
    part: v.pipe(
      wholeNumber(messages.number('part')),
      v.minValue(1, messages.unknownPart),
      v.maxValue(PARTS_MAX, messages.unknownPart),
    ),
    bytes: fileInput(PART_SIZE, messages.partTooLarge),
  }),
  output: v.object({ uploadId: idOf('upload'), part: v.number(), seq }),
}

export const findUpload = {
  summary: 'The parts that have arrived, so that the others can be sent.',
  input: v.object({ id: idOf('upload') }),
  output: v.object(uploadFields),
}

export const cancelUpload = {
  summary: 'Cancels an unfinished upload.',
  input: v.object({ id: idOf('upload') }),
  output: commandResponse({}),
}
