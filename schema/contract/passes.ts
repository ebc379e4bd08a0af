import { query } from './endpoint.ts'
import type * as schemas from './passes.schemas.ts'

export const findPass = query<typeof schemas.findPass>('passes.find', {
  path: 'passes/{words}',
  access: 'anyone',
})

export const listRevokedPasses = query<typeof schemas.listRevokedPasses>('passes.listRevoked', {
  path: 'revoked-passes',
  access: 'anyone',
})
