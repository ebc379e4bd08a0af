import { readDashboard } from '#schema/contract/dashboard.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { first } from '#worker/db/read.ts'
import { type Route, route } from '#worker/http/serve.ts'
import { selectClearings } from '#worker/ledger/clearings.ts'
import { changeEmailRoute } from './change-email.ts'
import { changePasswordRoute } from './change-password.ts'
import { closeAccountRoute, readClosingRoute } from './close.ts'
import { loginRoute } from './login.ts'
import { otherSideRoutes } from './other-side.ts'
import { selectOwnVerification } from './own-verification.ts'
import { phoneRoutes } from './phone.ts'
import { presentMe } from './present.ts'
import { proveEmailRoute, sendEmailCodeRoute } from './prove-email.ts'
import { selectBalance, selectHeldTotals, selectOwnUser } from './queries.ts'
import { registerRoute } from './register.ts'
import { resetPasswordRoute, requestPasswordResetRoute } from './reset-password.ts'
import {
  endOtherSessionsRoute,
  endSessionRoute,
  listSessionsRoute,
  logoutRoute,
} from './sessions.ts'
import { switchUserTypeRoute } from './switch-type.ts'
import { updateProfileRoute } from './update-profile.ts'

const readDashboardRoute = route(readDashboard, async ({ userId, now, read }) => {
  const { user, wallet, held, clearing, own } = await read({
    user: first(selectOwnUser({ id: userId })),
    wallet: first(selectBalance(userId)),
    held: first(selectHeldTotals({ clientId: userId })),
    clearing: selectClearings({ user: userId, now }),
    own: first(selectOwnVerification({ userId })),
  })
  if (!user) throw new DomainError('signed_out')
  const verification = own?.verification ?? null
  return { userDetails: presentMe({ user, wallet, held, clearing, verification }) }
})

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
  changeEmailRoute,
  ...phoneRoutes,
  ...otherSideRoutes,
  readDashboardRoute,
  updateProfileRoute,
  listSessionsRoute,
  endSessionRoute,
  endOtherSessionsRoute,
  readClosingRoute,
  closeAccountRoute,
]
