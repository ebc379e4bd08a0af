import * as accounts from './accounts.ts'
import * as books from './books.ts'
import type { Endpoint } from './endpoint.ts'
import * as held from './held.ts'
import * as payments from './payments.ts'
import * as proposals from './proposals.ts'
import * as statements from './statements.ts'
import { sync } from './sync.ts'
import * as tasks from './tasks.ts'
import * as uploads from './uploads.ts'
import * as wallet from './wallet.ts'
import * as withdrawals from './withdrawals.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'says' in value

/** Every promise there is. The worker mounts them, the battery attacks them, the API's page lists them. */
export const ENDPOINTS: readonly Endpoint[] = [
  accounts,
  tasks,
  proposals,
  wallet,
  payments,
  withdrawals,
  held,
  statements,
  uploads,
  books,
  { sync },
].flatMap((noun) => Object.values(noun as Record<string, unknown>).filter(isEndpoint))
