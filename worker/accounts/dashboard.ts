import { readDashboard } from '#schema/contract/dashboard.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { first } from '#worker/db/read.ts'
import { route } from '#worker/http/serve.ts'
import { presentMe } from './present.ts'
import { selectBalance, selectHeldTotals, selectOwnUser } from './queries.ts'

export const readDashboardRoute = route(readDashboard, async ({ db, userId, read }) => {
  const { user, wallet, held } = await read({
    user: first(selectOwnUser(db, userId)),
    wallet: first(selectBalance(db, userId)),
    held: first(selectHeldTotals(db, userId)),
  })
  if (!user) throw new DomainError('signed_out')
  return { userDetails: presentMe({ user, wallet, held }) }
})
