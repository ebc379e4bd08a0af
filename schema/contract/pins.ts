import { query, command } from './endpoint.ts'
import type * as schemas from './pins.schemas.ts'

export const readPin = query<typeof schemas.readPin>('wallet.readPin', {
  path: 'user/pin',
  access: 'signedIn',
})

export const createPin = command<typeof schemas.createPin>('wallet.createPin', {
  method: 'POST',
  path: 'user/create-pin',
  access: 'signedIn',
  body: 'json',
})

export const updatePin = command<typeof schemas.updatePin>('wallet.updatePin', {
  method: 'POST',
  path: 'user/update-pin',
  access: 'signedIn',
  body: 'json',
})

export const forgotPin = command<typeof schemas.forgotPin>('wallet.forgotPin', {
  method: 'POST',
  path: 'user/forgot-pin',
  access: 'signedIn',
  body: 'json',
})

export const resetPin = command<typeof schemas.resetPin>('wallet.resetPin', {
  method: 'PUT',
  path: 'user/forgot-pin',
  access: 'signedIn',
  body: 'json',
})
