import * as accountSchemas from './accounts.schemas.ts'
import * as accounts from './accounts.ts'
import type { Endpoint, EndpointSchemas, SchemasOf } from './endpoint.ts'
import * as paymentSchemas from './payments.schemas.ts'
import * as payments from './payments.ts'
import * as payoutReviewSchemas from './payout-review.schemas.ts'
import * as payoutReview from './payout-review.ts'
import * as payoutSchemas from './payouts.schemas.ts'
import * as payouts from './payouts.ts'
import * as pinSchemas from './pins.schemas.ts'
import * as pins from './pins.ts'
import * as proposalSchemas from './proposals.schemas.ts'
import * as proposals from './proposals.ts'
import * as reconciliationSchemas from './reconciliation.schemas.ts'
import * as reconciliation from './reconciliation.ts'
import * as statementSchemas from './statements.schemas.ts'
import * as statements from './statements.ts'
import * as syncSchemas from './sync.schemas.ts'
import * as sync from './sync.ts'
import * as taskSchemas from './tasks.schemas.ts'
import * as tasks from './tasks.ts'
import * as uploadSchemas from './uploads.schemas.ts'
import * as uploads from './uploads.ts'
import * as walletSchemas from './wallet.schemas.ts'
import * as wallet from './wallet.ts'

/** An endpoint with its schemas. */
export type Definition = Endpoint & EndpointSchemas

/** For each endpoint of a module, the schemas that its type names. */
type SchemasFor<M> = {
  [Name in keyof M as M[Name] extends Endpoint ? Name : never]: M[Name] extends Endpoint
    ? SchemasOf<M[Name]>
    : never
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value

/** Joins the endpoints of a module with the schemas of the same name. One that is missing or another's does not compile. */
function join<M extends object>(endpoints: M, schemas: SchemasFor<M>): Definition[] {
  return Object.entries(endpoints).flatMap(([name, endpoint]) =>
    isEndpoint(endpoint)
      ? [{ ...endpoint, ...(schemas as Record<string, EndpointSchemas>)[name] } as Definition]
      : [],
  )
}

/** Every endpoint: the worker mounts them, the access tests probe them, and the API documentation lists them. */
export const ENDPOINTS: readonly Definition[] = [
  ...join(accounts, accountSchemas),
  ...join(tasks, taskSchemas),
  ...join(proposals, proposalSchemas),
  ...join(wallet, walletSchemas),
  ...join(payments, paymentSchemas),
  ...join(pins, pinSchemas),
  ...join(payouts, payoutSchemas),
  ...join(payoutReview, payoutReviewSchemas),
  ...join(statements, statementSchemas),
  ...join(uploads, uploadSchemas),
  ...join(reconciliation, reconciliationSchemas),
  ...join(sync, syncSchemas),
]

const BY_NAME = new Map(ENDPOINTS.map((definition) => [definition.name, definition]))

/** Throws for an endpoint whose module is not in the list above. */
export function definitionOf({ name }: Endpoint): Definition {
  const definition = BY_NAME.get(name)
  if (!definition) throw new Error(`${name} is not listed in schema/contract/index.ts`)
  return definition
}
