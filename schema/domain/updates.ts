import { DAY_MS } from './limits.ts'
import type { UserType } from './user.ts'

export const UPDATE_AUDIENCES = ['all', 'client', 'tasker'] as const
export type UpdateAudience = (typeof UPDATE_AUDIENCES)[number]

export const UPDATE_CAPTION_MAX = 500
export const UPDATE_FILE_MAX = 5 * 1024 * 1024
/** An older update is no news. */
export const UPDATE_SHOWN_MS = 30 * DAY_MS
export const UPDATES_SHOWN_MAX = 10

/** What users of this type see; administrators see everything that they have posted. */
export const audiencesOf = (userType: UserType): readonly UpdateAudience[] =>
  userType === 'admin' ? UPDATE_AUDIENCES : ['all', userType]
