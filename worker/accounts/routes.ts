import type { Served } from '../http/serve.ts'
import { logIn, logOut, openAccount } from './door.ts'
import { changeProfile, showDashboard, showProfile } from './profile.ts'

export const accountRoutes: readonly Served[] = [
  openAccount,
  logIn,
  logOut,
  showDashboard,
  changeProfile,
  showProfile,
]
