import { SHARED_BY } from './verification.ts'

/**
 * What two accounts can have in common: besides those of a proof, the phone number of a payment or an account, and the
 * street address of todos in one area.
 */
export const SHARING_KINDS = [...SHARED_BY, 'phone', 'address'] as const
export type SharingKind = (typeof SHARING_KINDS)[number]

/** How an administrator ends a look at a group. `fine`: harmless, until something new is shared. */
export const FRAUD_DECISIONS = ['limited', 'fine'] as const
export type FraudDecision = (typeof FRAUD_DECISIONS)[number]

/** Accounts of a group that are shown, and what of each other account or value is followed to find them. */
export const GROUP_MAX = 20
/** The newest shared values from which the list is made. */
export const LISTED_VALUES_MAX = 50
/** Accounts of each of them. */
export const LISTED_ACCOUNTS_MAX = 10
/** Todos that are added up; above it an amount is a part of the whole. */
export const COUNTED_TASKS_MAX = 1000

type Sharing<U extends string> = { by: SharingKind; value: string; userId: U }

/** Accounts by the value that they share, each value once. */
export function usersByValue<U extends string>(sharings: readonly Sharing<U>[]) {
  const values = new Map<string, { by: SharingKind; users: U[] }>()
  for (const { by, value, userId } of sharings) {
    const key = `${by} ${value}`
    const found = values.get(key)
    if (found) found.users.push(userId)
    else values.set(key, { by, users: [userId] })
  }
  return values
}

type Group<U extends string> = { users: Set<U>; kinds: Set<SharingKind>; values: Set<string> }

/** Values with an account in common are one group; in the order of the first value of each. */
export function groupSharings<U extends string>(sharings: readonly Sharing<U>[]): Group<U>[] {
  let groups: Group<U>[] = []
  for (const [key, { by, users }] of usersByValue(sharings)) {
    const isJoined = (group: Group<U>) => users.some((user) => group.users.has(user))
    const joined = groups.filter(isJoined)
    const group: Group<U> = joined[0] ?? { users: new Set(), kinds: new Set(), values: new Set() }
    for (const other of joined.slice(1)) {
      for (const user of other.users) group.users.add(user)
      for (const kind of other.kinds) group.kinds.add(kind)
      for (const value of other.values) group.values.add(value)
    }
    for (const user of users) group.users.add(user)
    group.kinds.add(by)
    group.values.add(key)
    const merged = new Set(joined.slice(1))
    groups = joined.length > 0 ? groups.filter((each) => !merged.has(each)) : [...groups, group]
  }
  return groups
}
