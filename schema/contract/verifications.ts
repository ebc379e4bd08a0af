import { query, queueableCommand } from './endpoint.ts'
import type * as schemas from './verifications.schemas.ts'

export type { OwnVerification } from './verifications.schemas.ts'

export const sendVerification = queueableCommand<typeof schemas.sendVerification>(
  'verifications.send',
  { method: 'POST', path: 'user/verification', access: 'signedIn', body: 'files' },
)

export const readVerification = query<typeof schemas.readVerification>('verifications.read', {
  path: 'user/verification',
  access: 'signedIn',
})
