import type * as schemas from './admin-verifications.schemas.ts'
import { command, query } from './endpoint.ts'

export const listVerifications = query<typeof schemas.listVerifications>(
  'adminVerifications.list',
  { path: 'admin/verifications', access: 'admin' },
)

export const readVerificationFile = query<typeof schemas.readVerificationFile>(
  'adminVerifications.read',
  { path: 'admin/verifications/{id}', access: 'admin' },
)

export const takeVerification = command<typeof schemas.takeVerification>(
  'adminVerifications.take',
  { method: 'POST', path: 'admin/verifications/{id}/take', access: 'admin', body: 'json' },
)

/** Links for `<img>`, which sends no token; each call is in the audit log. */
export const openVerificationPictures = command<typeof schemas.openVerificationPictures>(
  'adminVerifications.openPictures',
  { method: 'POST', path: 'admin/verifications/{id}/pictures', access: 'admin', body: 'json' },
)

export const decideVerification = command<typeof schemas.decideVerification>(
  'adminVerifications.decide',
  { method: 'POST', path: 'admin/verifications/{id}/decision', access: 'admin', body: 'json' },
)
