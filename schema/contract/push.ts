import { command, query } from './endpoint.ts'
import type * as schemas from './push.schemas.ts'

export const readPushKey = query<typeof schemas.readPushKey>('push.readKey', {
  path: 'push/key',
  access: 'anyone',
})

export const subscribePush = command<typeof schemas.subscribePush>('push.subscribe', {
  method: 'POST',
  path: 'push/subscriptions',
  access: 'signedIn',
  body: 'json',
})

export const unsubscribePush = command<typeof schemas.unsubscribePush>('push.unsubscribe', {
  method: 'POST',
  path: 'push/unsubscribe',
  access: 'signedIn',
  body: 'json',
})

export const renewPush = command<typeof schemas.renewPush>('push.renew', {
  method: 'PUT',
  path: 'push/subscriptions',
  access: 'anyone',
  body: 'json',
})
