import { command, query } from './endpoint.ts'
import type * as schemas from './export.schemas.ts'

export const startExport = command<typeof schemas.startExport>('export.start', {
  method: 'POST',
  path: 'user/export',
  access: 'signedIn',
  body: 'json',
})

export const readExport = query<typeof schemas.readExport>('export.read', {
  path: 'user/export',
  access: 'signedIn',
})
