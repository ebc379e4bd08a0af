import { listSharingGroups } from '#schema/contract/admin-fraud.ts'
import * as lists from '#schema/contract/admin-lists.ts'
import { searchAll } from '#schema/contract/admin-search.ts'
import { listAuditLog } from '#schema/contract/audit.ts'
import type { Endpoint } from '#schema/contract/endpoint.ts'
import { listUnmatchedPayments } from '#schema/contract/payment-review.ts'
import { listPayoutsInReview } from '#schema/contract/payout-review.ts'

/** Requests of every kind of list, by what they are. */
export const ADMIN_LIST_REQUESTS: readonly (readonly [Endpoint, object])[] = [
  [lists.readOverview, {}],
  [listSharingGroups, {}],
  [listUnmatchedPayments, {}],
  [listPayoutsInReview, {}],
  [lists.listAllUsers, {}],
  [lists.listAllUsers, { sort: 'oldest' }],
  [lists.listAllUsers, { sort: 'email' }],
  [lists.listAllUsers, { q: 'home.test' }],
  [lists.listAllUsers, { q: '99' }],
  [lists.listAllUsers, { status: 'verified' }],
  [lists.listAllUsers, { status: 'limited', userType: 'client' }],
  [lists.listAllUsers, { place: 'lagos' }],
  [lists.listAllTasks, {}],
  [lists.listAllTasks, { place: 'lagos-ikeja', sort: 'oldest' }],
  [lists.listAllTransactions, {}],
  [lists.listAllTransactions, { status: 'pending' }],
  [lists.listAllTransactions, { status: 'failed', type: 'credit' }],
  [lists.listAllTransactions, { amount: '1000-5000' }],
  [lists.listAllTransactions, { amount: '20000-50000', type: 'debit' }],
  [lists.listAllTransactions, { type: 'debit', sort: 'oldest' }],
  [lists.listAllTransactions, { from: '2026-03-02', to: '2026-03-02' }],
  [lists.listAllTransactions, { min: '1000', max: '90000' }],
  [lists.listAllTransactions, { q: 'ON260302-1A2B-3C4D-5E6F' }],
  [searchAll, { q: 'home.test' }],
  [searchAll, { q: 'ON260302-1A2B-3C4D-5E6F' }],
  [searchAll, { q: '0803 123 4567' }],
  [listAuditLog, { from: '2026-03-02', action: 'admin.verifyUser' }],
]
