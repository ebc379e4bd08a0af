import type { Clearing } from '#schema/domain/clearing.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { OwnUserRow } from './queries.ts'

type MeRows = {
  user: OwnUserRow
  wallet: { balance: Kobo } | null
  held: { held: number | null; heldTasks: number } | null
  clearing: readonly Clearing[]
}

/** The user's own profile and balances, for the dashboard and for the change log. */
export const presentMe = ({ user, wallet, held, clearing }: MeRows) => ({
  user,
  balance: wallet?.balance ?? (0 as Kobo),
  held: (held?.held ?? 0) as Kobo,
  heldTasks: held?.heldTasks ?? 0,
  clearing: [...clearing],
})
