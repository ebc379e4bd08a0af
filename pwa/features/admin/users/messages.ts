import type { UserFilter, USER_SORT_ORDERS } from '#schema/domain/admin-lists.ts'
import type { UserStanding, UserType } from '#schema/domain/user.ts'

export const messages = {
  title: 'Users',
  search: 'Search by email',
  empty: 'No user matches',
  columns: {
    username: 'Username',
    email: 'Email',
    createdAt: 'Registration Date',
    status: 'Status',
    actions: 'Actions',
  },
  verifyNow: 'Verify Now',
  verified: 'Verified',
  notVerified: 'Not verified',
  verifyTitle: (name: string) => `Verify ${name}?`,
  verifyText:
    'The user gets the badge and the higher limits. It cannot be taken back here; an account can only be limited or suspended.',
  standings: {
    active: 'Active',
    limited: 'Limited',
    suspended: 'Suspended',
    closed: 'Closed',
  } satisfies Record<UserStanding, string>,
  filter: 'Status',
  filters: {
    verified: 'Verified',
    unverified: 'Not verified',
    limited: 'Limited',
    suspended: 'Suspended',
    closed: 'Closed',
  } satisfies Record<UserFilter, string>,
  type: 'Type',
  types: { client: 'Client', tasker: 'Professional', admin: 'Administrator' } satisfies Record<
    UserType,
    string
  >,
  sort: 'Order',
  searchSort: 'A search is in the order of registration.',
  sorts: { newest: 'Newest first', oldest: 'Oldest first', email: 'Email' } satisfies Record<
    (typeof USER_SORT_ORDERS)[number],
    string
  >,
} as const
