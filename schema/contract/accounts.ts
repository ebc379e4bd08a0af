import type * as schemas from './accounts.schemas.ts'
import { query, command, queueableCommand } from './endpoint.ts'
import type * as signIn from './sign-in.schemas.ts'

export type { PublicUser, OwnUser, Me, Review } from './accounts.schemas.ts'
export type { ClientRecord, UserSummary } from './user-summary.schemas.ts'

export const register = command<typeof signIn.register>('accounts.register', {
  method: 'POST',
  path: 'user/register',
  access: 'anyone',
  body: 'json',
})

export const login = command<typeof signIn.login>('accounts.login', {
  method: 'POST',
  path: 'user/login',
  access: 'anyone',
  body: 'json',
})

export const logout = command<typeof signIn.logout>('accounts.logout', {
  method: 'POST',
  path: 'user/logout',
  access: 'signedIn',
  body: 'json',
})

export const requestPasswordReset = command<typeof signIn.requestPasswordReset>(
  'accounts.requestPasswordReset',
  { method: 'POST', path: 'user/reset-password', access: 'anyone', body: 'json' },
)

export const resetPassword = command<typeof signIn.resetPassword>('accounts.resetPassword', {
  method: 'POST',
  path: 'user/update-password',
  access: 'anyone',
  body: 'json',
  query: ['token', 'email'],
})

/** docs/rules.md#changing-the-password-uses-the-path-of-the-legacy-clients */
export const changePassword = command<typeof signIn.changePassword>('accounts.changePassword', {
  method: 'POST',
  path: 'api/v1/verify-otp',
  aliases: ['v1/verify-otp', 'user/change-password'],
  access: 'signedIn',
  body: 'json',
})

export const readPhoneChannels = query<typeof signIn.readPhoneChannels>(
  'accounts.readPhoneChannels',
  { path: 'user/phone-channels', access: 'anyone' },
)

export const sendPhoneCode = command<typeof signIn.sendPhoneCode>('accounts.sendPhoneCode', {
  method: 'POST',
  path: 'user/phone-code',
  access: 'anyone',
  body: 'json',
})

export const sendOwnPhoneCode = command<typeof signIn.sendOwnPhoneCode>(
  'accounts.sendOwnPhoneCode',
  { method: 'POST', path: 'user/phone', access: 'signedIn', body: 'json' },
)

export const proveOwnPhone = command<typeof signIn.proveOwnPhone>('accounts.proveOwnPhone', {
  method: 'PUT',
  path: 'user/phone',
  access: 'signedIn',
  body: 'json',
})

export const setShowsPhone = queueableCommand<typeof schemas.setShowsPhone>(
  'accounts.setShowsPhone',
  { method: 'PUT', path: 'user/shows-phone', access: 'signedIn', body: 'json' },
)

export const setShowsOnline = queueableCommand<typeof schemas.setShowsOnline>(
  'accounts.setShowsOnline',
  { method: 'PUT', path: 'user/shows-online', access: 'signedIn', body: 'json' },
)

export const switchUserType = command<typeof schemas.switchUserType>('accounts.switchUserType', {
  method: 'PUT',
  path: 'user/update-user-type',
  access: 'signedIn',
  body: 'json',
})

export const changeEmail = command<typeof signIn.changeEmail>('accounts.changeEmail', {
  method: 'PUT',
  path: 'user/email',
  access: 'signedIn',
  body: 'json',
})

export const sendEmailCode = command<typeof schemas.sendEmailCode>('accounts.sendEmailCode', {
  method: 'POST',
  path: 'user/email-code',
  access: 'signedIn',
  body: 'json',
})

export const proveEmail = command<typeof schemas.proveEmail>('accounts.proveEmail', {
  method: 'PUT',
  path: 'user/email-code',
  access: 'signedIn',
  body: 'json',
})

export const updateProfile = queueableCommand<typeof schemas.updateProfile>(
  'accounts.updateProfile',
  {
    method: 'PATCH',
    path: 'user/update-profile',
    access: 'signedIn',
    body: 'files',
  },
)

export const readProfile = query<typeof schemas.readProfile>('accounts.readProfile', {
  path: 'user/profile/{id}',
  access: 'anyone',
})
