import { query, command } from './endpoint.ts'
import type * as schemas from './uploads.schemas.ts'

export const openUpload = command<typeof schemas.openUpload>('uploads.open', {
  method: 'POST',
  path: 'uploads',
  access: 'signedIn',
  body: 'json',
})

export const putPart = command<typeof schemas.putPart>('uploads.putPart', {
  method: 'PUT',
  path: 'uploads/{id}',
  access: 'signedIn',
  body: 'bytes',
})

export const findUpload = query<typeof schemas.findUpload>('uploads.find', {
  path: 'uploads/{id}',
  access: 'signedIn',
})

export const cancelUpload = command<typeof schemas.cancelUpload>('uploads.cancel', {
  method: 'DELETE',
  path: 'uploads/{id}',
  access: 'signedIn',
})
