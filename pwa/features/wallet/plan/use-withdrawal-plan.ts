import { useQuery } from '@tanstack/react-query'
import { pullPin, usePinState, type PinState } from '#pwa/features/wallet/pins/pin-reads.ts'
import { useMe, useSession } from '#pwa/session/session.tsx'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import type { Me } from '#schema/contract/accounts.ts'
import type { Clearing } from '#schema/domain/clearing.ts'
import { dayOf } from '#schema/domain/days.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { hasProvenContact } from '#schema/domain/user.ts'
import { withdrawalPlan, type WithdrawalPlan } from '#schema/domain/withdrawal-plan.ts'

/** What a first withdrawal needs besides money. */
export type WithdrawalStep = 'email' | 'pin'

/** Money that cannot be withdrawn yet, the earliest first. A row of an earlier version has no such list. */
export const clearingsOf = ({ clearing }: Partial<Pick<Me, 'clearing'>>, now: number): Clearing[] =>
  (clearing ?? [])
    .map(({ amount, clearsAt }) => ({ amount, clearsAt: Date.parse(clearsAt) }))
    .filter(({ clearsAt }) => clearsAt > now)

const instantOf = (at: string | null | undefined) => (at ? Date.parse(at) : null)

/** As the worker decides; without the PIN's state the phone assumes a PIN that is not new. */
function planOf(me: Me, pin: PinState | null, now: number): WithdrawalPlan {
  const withdrawn = pin?.withdrawn
  const state = {
    available: me.balance,
    clearings: clearingsOf(me, now),
    isVerified: me.user.isVerified,
    hasPin: pin?.hasPin ?? true,
    newUntil: instantOf(pin?.limitedUntil),
    pausedUntil: instantOf(pin?.withdrawalsPausedUntil),
    withdrawnToday: withdrawn?.day === dayOf(now) ? withdrawn.amount : (0 as Kobo),
  }
  return withdrawalPlan(state, now)
}

const stepsOf = ({ user }: Me, pin: PinState | null): WithdrawalStep[] => [
  ...(hasProvenContact(user) ? [] : (['email'] as const)),
  ...(pin?.hasPin === false ? (['pin'] as const) : []),
]

/** What can be withdrawn when, and what is missing for it; null until the wallet is on the phone. */
export function useWithdrawalPlan() {
  const session = useSession()
  const me = useMe()
  const pin = usePinState() ?? null
  const now = useNow()
  useQuery(pullPin(session))
  if (!me) return null
  return { me, pin, now, plan: planOf(me, pin, now), steps: stepsOf(me, pin) }
}
export type OwnWithdrawalPlan = NonNullable<ReturnType<typeof useWithdrawalPlan>>
