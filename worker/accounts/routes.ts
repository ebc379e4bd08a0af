import type { Route } from '#worker/http/serve.ts'
import { readDashboardRoute } from './dashboard.ts'
import { loginRoute } from './login.ts'
import { logoutRoute } from './logout.ts'
import { readProfileRoute } from './profile.ts'
import { registerRoute } from './register.ts'
import { updateProfileRoute } from './update-profile.ts'

export const accountRoutes: readonly Route[] = [
  registerRoute,
  loginRoute,
  logoutRoute,
  readDashboardRoute,
  updateProfileRoute,
  readProfileRoute,
]
