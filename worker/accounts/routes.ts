import type { Route } from '#worker/http/serve.ts'
import { changePasswordRoute } from './change-password.ts'
import { closeAccountRoute, readClosingRoute } from './close.ts'
import { readDashboardRoute } from './dashboard.ts'
import { loginRoute } from './login.ts'
import { logoutRoute } from './logout.ts'
import { proveEmailRoute } from './prove-email.ts'
import { registerRoute } from './register.ts'
import { requestPasswordResetRoute } from './request-password-reset.ts'
import { resetPasswordRoute } from './reset-password.ts'
import { sendEmailCodeRoute } from './send-email-code.ts'
import { endOtherSessionsRoute, endSessionRoute, listSessionsRoute } from './sessions.ts'
import { switchUserTypeRoute } from './switch-type.ts'
import { updateProfileRoute } from './update-profile.ts'

export const accountRoutes: readonly Route[] = [
  registerRoute,
  loginRoute,
  logoutRoute,
  requestPasswordResetRoute,
  resetPasswordRoute,
  changePasswordRoute,
  switchUserTypeRoute,
  sendEmailCodeRoute,
  proveEmailRoute,
  readDashboardRoute,
  updateProfileRoute,
  listSessionsRoute,
  endSessionRoute,
  endOtherSessionsRoute,
  readClosingRoute,
  closeAccountRoute,
]
