import type { UserFilter, USER_SORT_ORDERS } from '#schema/domain/admin-lists.ts'
import type { UserStanding, UserType, VerificationDocument } from '#schema/domain/user.ts'

export const messages = {
  title: 'Users',
  search: 'Search by name or email',
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
    'The user gets the badge, the higher limits and a notice. No proof of identity waits, and the audit log says that the badge was given without one.',
  document: 'What you saw',
  chooseDocument: 'Choose a document',
  documents: {
    nin: 'NIN slip or card',
    passport: 'Passport',
    driversLicence: "Driver's licence",
    votersCard: "Voter's card",
    tradeCertificate: 'Certificate of the trade',
    other: 'Something else',
  } satisfies Record<VerificationDocument, string>,
  verifyHint: 'How and where you saw it, without its number. It is stored in the audit log.',
  unverify: 'Take the verification back',
  unverifyTitle: (name: string) => `Take the verification of ${name} back?`,
  unverifyText:
    'The badge goes, and the limits of an unverified account apply from the next payment and withdrawal on. The money stays in the wallet.',
  unverifyHint: 'The user reads it in a notice. It is stored in the audit log.',
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
