import * as v from 'valibot'
import { PART_SIZE, SUBMISSION_MAX } from '../domain/limits.ts'
import { command, query } from './endpoint.ts'
import { FileIn, IdOf, Message, WholeNumber } from './values.ts'

const PARTS_MAX = Math.ceil(SUBMISSION_MAX / PART_SIZE)
const NO_SUCH_PART = 'There is no such part'

/** A file on its way: `parts` of `partCount` have arrived. Each is `partSize` bytes, the last one what is left. */
const upload = {
  uploadId: IdOf('upload'),
  size: v.number(),
  partSize: v.number(),
  partCount: v.number(),
  parts: v.array(v.number()),
}
const seq = v.optional(v.number())

export const openUpload = command('uploads.open', {
  method: 'POST',
  path: 'uploads',
  who: 'signedIn',
  body: 'json',
  says: 'Begins a file that is sent in parts of 256 kB and may take a week. `uploadId` may be minted by the caller (UUIDv7).',
  input: v.object({
    uploadId: v.optional(IdOf('upload')),
    size: v.pipe(
      WholeNumber('size must be a number of bytes'),
      v.minValue(1, 'That file is empty'),
      v.maxValue(SUBMISSION_MAX, 'A file can be at most 10 MB'),
    ),
  }),
  output: v.object({ ...upload, seq }),
})

export const putPart = command('uploads.putPart', {
  method: 'PUT',
  path: 'uploads/{id}',
  who: 'signedIn',
  body: 'bytes',
  says: 'One part, counted from 1, as application/octet-stream. Sent twice it is one part.',
  input: v.object({
    id: IdOf('upload'),
    part: v.pipe(
      WholeNumber('part must be a number'),
      v.minValue(1, NO_SUCH_PART),
      v.maxValue(PARTS_MAX, NO_SUCH_PART),
    ),
    bytes: FileIn(PART_SIZE, 'A part can be at most 256 kB'),
  }),
  output: v.object({ uploadId: IdOf('upload'), part: v.number(), seq }),
})

export const findUpload = query('uploads.find', {
  path: 'uploads/{id}',
  who: 'signedIn',
  says: 'Which parts have arrived, so that the rest can be sent.',
  input: v.object({ id: IdOf('upload') }),
  output: v.object(upload),
})

export const cancelUpload = command('uploads.cancel', {
  method: 'DELETE',
  path: 'uploads/{id}',
  who: 'signedIn',
  says: 'Gives up a file that is on its way.',
  input: v.object({ id: IdOf('upload') }),
  output: Message({}),
})
