import { command, queueableCommand } from './endpoint.ts'
import type * as schemas from './materials.schemas.ts'

export const askForMaterials = queueableCommand<typeof schemas.askForMaterials>('materials.ask', {
  method: 'POST',
  path: 'user/task/{id}/stage/{n}/materials',
  access: 'signedIn',
  body: 'json',
})

export const declineMaterials = queueableCommand<typeof schemas.declineMaterials>(
  'materials.decline',
  {
    method: 'POST',
    path: 'client/task/{id}/stage/{n}/decline-materials',
    access: 'signedIn',
    body: 'json',
  },
)

export const releaseMaterials = command<typeof schemas.releaseMaterials>('materials.release', {
  method: 'POST',
  path: 'client/task/{id}/stage/{n}/release-materials',
  access: 'signedIn',
  body: 'json',
})

export const sendReceipts = queueableCommand<typeof schemas.sendReceipts>('materials.receipts', {
  method: 'POST',
  path: 'user/task/{id}/stage/{n}/receipts',
  access: 'signedIn',
  body: 'files',
})

export const giveBackMaterials = command<typeof schemas.giveBackMaterials>('materials.giveBack', {
  method: 'POST',
  path: 'user/task/{id}/stage/{n}/give-back',
  access: 'signedIn',
  body: 'json',
})
