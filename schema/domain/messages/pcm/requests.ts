import type { Words } from '#schema/domain/localize.ts'
import type { REQUEST_MESSAGES } from '../requests.ts'

/** The others are for developers of other clients. */
export const words: Words<
  Pick<
    typeof REQUEST_MESSAGES,
    'bodyTooLarge' | 'unreadableForm' | 'damagedFile' | 'tooManyPixels' | 'pictureOrPdf'
  >
> = {
  bodyTooLarge: 'That one too big to send at once.',
  unreadableForm: 'We no fit read that form.',
  damagedFile: 'That file don spoil, or na another type of file. Choose another one.',
  tooManyPixels: 'That picture get too many pixels. Choose smaller one.',
  pictureOrPdf: 'Use JPEG, PNG or WebP picture, or PDF.',
}
