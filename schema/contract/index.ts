import * as accounts from './accounts.ts'
import type { Endpoint } from './endpoint.ts'
import * as payments from './payments.ts'
import * as payoutReview from './payout-review.ts'
import * as payouts from './payouts.ts'
import * as pins from './pins.ts'
import * as proposals from './proposals.ts'
import * as reconciliation from './reconciliation.ts'
import * as statements from './statements.ts'
import { sync } from './sync.ts'
import * as tasks from './tasks.ts'
import * as uploads from './uploads.ts'
import * as wallet from './wallet.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'summary' in value

/** Every endpoint: the worker mounts them, the access tests probe them, and the API documentation lists them. */
export const ENDPOINTS: readonly Endpoint[] = [
  accounts,
  tasks,
  proposals,
  wallet,
  payments,
  pins,
  payouts,
  payoutReview,
  statements,
  uploads,
  reconciliation,
  { sync },
].flatMap((noun) => Object.values(noun as Record<string, unknown>).filter(isEndpoint))
