import { listSharingGroups, readSharingGroup } from '#schema/contract/admin-fraud.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { GROUP_MAX, groupSharings, usersByValue, type SharingKind } from '#schema/domain/fraud.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { userStandingOf } from '#schema/domain/user.ts'
import { route } from '#worker/http/serve.ts'
import {
  selectGroup,
  selectGroupPayments,
  selectGroupSharings,
  selectListedPayments,
  selectListedSharings,
} from './sharing-queries.ts'

type Account = {
  closedAt: number | null
  suspendedAt: number | null
  suppressedAt: number | null
}
const withStanding = <A extends Account>(account: A) =>
  Object.assign({}, account, { standing: userStandingOf(account) })

type Paid = { from: UserId; to: UserId; amount: Kobo; jobs: number }
const sumOf = (paid: readonly Paid[], field: 'amount' | 'jobs') =>
  paid.reduce((sum, each) => sum + each[field], 0)

/** Newest first, as the values are. */
export const listSharingGroupsRoute = route(listSharingGroups, async ({ db, read }) => {
  const { sharings, payments } = await read({
    sharings: selectListedSharings(db),
    payments: selectListedPayments(db),
  })
  const accounts = new Map(sharings.map(({ user }) => [user._id, withStanding(user)]))
  return {
    groups: groupSharings(sharings).map(({ users, kinds, values }) => {
      const own = sharings.filter(({ by, value }) => values.has(`${by} ${value}`))
      const paid = payments.filter(({ from, to }) => users.has(from) && users.has(to))
      return {
        _id: [...users][0] as UserId,
        by: [...kinds],
        accounts: Math.max(users.size, ...own.map((each) => each.accounts)),
        users: [...users].flatMap((id) => accounts.get(id) ?? []),
        paid: sumOf(paid, 'amount') as Kobo,
        jobs: sumOf(paid, 'jobs'),
        sharedAt: Math.max(...own.map((each) => each.sharedAt)),
      }
    }),
  }
})

type Pair = { users: [UserId, UserId]; by: Set<SharingKind>; payments: Paid[] }
type Sharing = { by: SharingKind; value: string; userId: UserId }

/** Each two accounts that share something, or between which there was work. */
function pairsOf(sharings: readonly Sharing[], payments: readonly Paid[]): Pair[] {
  const pairs = new Map<string, Pair>()
  const pairOf = (...users: [UserId, UserId]): Pair => {
    const [one, other] = users.toSorted() as [UserId, UserId]
    const key = `${one} ${other}`
    const pair = pairs.get(key) ?? { users: [one, other], by: new Set(), payments: [] }
    pairs.set(key, pair)
    return pair
  }
  for (const { by, users } of usersByValue(sharings).values())
    for (const [index, user] of users.entries())
      for (const other of users.slice(index + 1)) pairOf(user, other).by.add(by)
  for (const paid of payments) pairOf(paid.from, paid.to).payments.push(paid)
  return [...pairs.values()]
}

/** When the last of an account's sharings was decided about; null when one was not. */
function decidedAtOf(
  sharings: readonly { userId: UserId; decidedAt: number | null }[],
  user: UserId,
) {
  const times = sharings.filter(({ userId }) => userId === user).map(({ decidedAt }) => decidedAt)
  const known = times.filter((at) => at !== null)
  return known.length < times.length ? null : Math.max(...known)
}

export const readSharingGroupRoute = route(readSharingGroup, async ({ db, read }, { id }) => {
  const group = await read({
    members: selectGroup(db, id),
    sharings: selectGroupSharings(db, id),
    payments: selectGroupPayments(db, id),
  })
  if (group.members.length < 2) throw new DomainError('not_found')
  const members = group.members.slice(0, GROUP_MAX)
  const shown = new Set(members.map(({ _id }) => _id))
  const sharings = group.sharings.filter(({ userId }) => shown.has(userId))
  const payments = group.payments.filter(({ from, to }) => shown.has(from) && shown.has(to))
  return {
    hasMore: group.members.length > GROUP_MAX,
    accounts: members.map((member) =>
      Object.assign(withStanding(member), { decidedAt: decidedAtOf(sharings, member._id) }),
    ),
    pairs: pairsOf(sharings, payments).map(({ by, ...pair }) =>
      Object.assign({}, pair, { by: [...by] }),
    ),
  }
})
