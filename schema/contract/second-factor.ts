import { command, query } from './endpoint.ts'
import type * as schemas from './second-factor.schemas.ts'

const address = { path: 'user/second-factor', access: 'signedIn' } as const

export const readSecondFactor = query<typeof schemas.readSecondFactor>('secondFactor.read', address)

export const startSecondFactor = command<typeof schemas.startSecondFactor>('secondFactor.start', {
  ...address,
  method: 'POST',
  body: 'json',
})

export const confirmSecondFactor = command<typeof schemas.confirmSecondFactor>(
  'secondFactor.confirm',
  { ...address, method: 'PUT', body: 'json' },
)

export const passSecondFactor = command<typeof schemas.passSecondFactor>('secondFactor.pass', {
  method: 'POST',
  path: 'user/second-factor/pass',
  access: 'signedIn',
  body: 'json',
})

export const makeAdministrator = command<typeof schemas.makeAdministrator>(
  'admin.makeAdministrator',
  { method: 'POST', path: 'admin/administrators', access: 'admin', body: 'json' },
)
