import { command, query } from './endpoint.ts'
import type * as schemas from './settings.schemas.ts'

export const readAmountBounds = query<typeof schemas.readAmountBounds>(
  'settings.readAmountBounds',
  {
    path: 'amount-bounds',
    access: 'signedIn',
  },
)

export const listSettings = query<typeof schemas.listSettings>('settings.list', {
  path: 'admin/settings',
  access: 'admin',
})

export const changeSetting = command<typeof schemas.changeSetting>('settings.change', {
  method: 'PUT',
  path: 'admin/settings',
  access: 'admin',
  decidesMoney: true,
  body: 'json',
})
