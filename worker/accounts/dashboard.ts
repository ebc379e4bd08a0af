import { readDashboard } from '#schema/contract/dashboard.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { first } from '#worker/db/read.ts'
import { route } from '#worker/http/serve.ts'
import { selectClearings } from '#worker/ledger/clearings.ts'
import { presentMe } from './present.ts'
import { selectBalance, selectHeldTotals, selectOwnUser } from './queries.ts'

export const readDashboardRoute = route(readDashboard, async ({ userId, now, read }) => {
  const { user, wallet, held, clearing } = await read({
    user: first(selectOwnUser({ id: userId })),
    wallet: first(selectBalance(userId)),
    held: first(selectHeldTotals({ clientId: userId })),
    clearing: selectClearings({ user: userId, now }),
  })
  if (!user) throw new DomainError('signed_out')
  return { userDetails: presentMe({ user, wallet, held, clearing }) }
})
