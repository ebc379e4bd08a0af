/** Messages about a request as such. Only developers of another client and users with a damaged file read them. */
export const REQUEST_MESSAGES = {
  idempotencyKey: 'Idempotency-Key must be 1–255 plain characters.',
  allowedMethods: (methods: string) => `This address accepts only ${methods}.`,
  bodyTooLarge: 'That is more than can be sent at once.',
  unreadableForm: 'That form could not be read.',
  tooManyParts: 'That form has too many fields.',
  jsonObject: 'The body must be a JSON object.',
  octetStream: 'Send this as application/octet-stream.',
  json: 'Send this as application/json.',
  jsonOrForm: 'Send this as application/json or multipart/form-data.',
  damagedFile: 'That file is damaged, or it is another type of file. Choose another.',
  tooManyPixels: 'That picture has too many pixels. Choose a smaller one.',
  pictureOrPdf: 'Use a JPEG, PNG or WebP picture, or a PDF.',
  lockedPdf:
    'This PDF is protected with a password, so the other side may not be able to open it. If it opens on your phone, choose Print, then “Save as PDF”, and send that new file. Or send pictures of it.',
} as const
