import type { Me } from '#schema/contract/accounts.ts'
import { withdrawableOf, type Clearing } from '#schema/domain/clearing.ts'
import { naira, type Kobo } from '#schema/domain/money.ts'

/** Money that cannot be withdrawn yet, the earliest first. A row of an earlier version has no such list. */
export const clearingsOf = ({ clearing }: Partial<Pick<Me, 'clearing'>>, now: number): Clearing[] =>
  (clearing ?? [])
    .map(({ amount, clearsAt }) => ({ amount: naira(amount), clearsAt: Date.parse(clearsAt) }))
    .filter(({ clearsAt }) => clearsAt > now)

export const withdrawableNow = (me: Pick<Me, 'balance' | 'clearing'>, now: number): Kobo =>
  withdrawableOf(naira(me.balance), clearingsOf(me, now), now)
