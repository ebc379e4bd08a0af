import { eq } from 'drizzle-orm'
import type { Access, Endpoint } from '#schema/contract/endpoint.ts'
import { isNewAdministrator } from '#schema/domain/approval.ts'
import { dayOf } from '#schema/domain/days.ts'
import { DomainError } from '#schema/domain/errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { ADMIN_SESSION_IDLE_MS, SESSION_IDLE_MS } from '#schema/domain/limits.ts'
import { APPROVAL_MESSAGES } from '#schema/domain/messages/approvals.ts'
import type { UserType } from '#schema/domain/user.ts'
import { sessions } from '#schema/tables/users.ts'
import type { Context, Deps } from '#worker/context.ts'
import { isValidSession, selectActor, type Actor } from '#worker/db/actor.ts'
import { selectAuditHead, type AuditHead } from '#worker/db/audit-log.ts'
import type { Connection } from '#worker/db/client.ts'
import { withRetry } from '#worker/db/errors.ts'
import type { RowOf } from '#worker/db/prepared.ts'
import {
  first,
  queriesOf,
  readBatch,
  selectCounter,
  selectIdempotencyRecord,
  zipResults,
  type QueryResults,
  type QuerySet,
} from '#worker/db/read.ts'
import { toStatement } from '#worker/db/to-statement.ts'
import { assertThat, type Statement } from '#worker/db/write.ts'
import { etagHeaders, type EtagCheck } from './etag.ts'
import { Replay, throwIfReplay, type Idempotency, type IdempotencyRow } from './serve.ts'
import type { TokenClaims } from './token.ts'

export const sessionIdleMs = (userType: UserType): number =>
  userType === 'admin' ? ADMIN_SESSION_IDLE_MS : SESSION_IDLE_MS

type RequestScope = {
  endpoint: Endpoint
  deps: Deps
  connection: Connection
  now: number
  claims: TokenClaims | null
  origin: string
  ip: string | null
  device: string | null
  userAgent: string | null
  idempotency: Idempotency | null
  etagCheck: EtagCheck | null
  identify: (userId: UserId) => void
  waitUntil: (work: Promise<unknown>) => void
}

const SIGNED_OUT = '' as UserId

type SessionRow = RowOf<typeof selectActor>
type CheckResults = {
  session?: SessionRow | null
  record?: IdempotencyRow | null
  counter?: { v: number } | null
  list?: { seq: number } | null
  auditHead?: AuditHead | null
}

/** The queries about the request itself, in the same batch as the handler's queries. */
function checkQueries(scope: RequestScope): QuerySet {
  const { endpoint, now, claims, idempotency, etagCheck } = scope
  const queries: QuerySet = {}
  if (claims) queries['session'] = first(selectActor({ ...claims, now }))
  if (idempotency) {
    const userId = claims?.userId ?? SIGNED_OUT
    queries['record'] = first(selectIdempotencyRecord({ userId, key: idempotency.key }))
    if (endpoint.access !== 'anyone') queries['counter'] = first(selectCounter({}))
  }
  if (endpoint.access === 'admin' && endpoint.kind !== 'query')
    queries['auditHead'] = first(selectAuditHead({}))
  if (etagCheck) queries['list'] = first(etagCheck.query)
  return queries
}

/** A request may read twice. */
const extended = new WeakSet<RequestScope>()

/** Extends a session in use with its first request of each Lagos day, one of an administrator every three hours. */
function extendSession(scope: RequestScope, session: SessionRow): void {
  const { connection, now, claims, waitUntil } = scope
  const idleMs = sessionIdleMs(session.userType)
  const isNewDay = dayOf(now) > dayOf(session.seenAt)
  if (!claims || (!isNewDay && now - session.seenAt <= idleMs / 4)) return
  if (extended.has(scope)) return
  extended.add(scope)
  const { db } = connection
  const update = db
    .update(sessions)
    .set({ seenAt: now, expiresAt: now + idleMs })
    .where(eq(sessions.id, claims.sessionId))
  waitUntil(db.$client.batch([toStatement(update)], 'write'))
}

const isUserType = (access: Access): access is UserType =>
  access !== 'anyone' && access !== 'signedIn'

function checkSession(access: Access, session: SessionRow | null): void {
  if (!session && access !== 'anyone') throw new DomainError('signed_out')
  if (session?.suspendedAt) throw new DomainError('suspended')
}

function checkRole(
  { access, decidesMoney }: Endpoint,
  session: SessionRow | null,
  now: number,
): void {
  if (session && isUserType(access) && session.userType !== access)
    throw new DomainError('wrong_role')
  if (decidesMoney && session && isNewAdministrator(session.adminSince, now))
    throw new DomainError('wrong_role', APPROVAL_MESSAGES.newAdministrator)
}

const isFactorRequired = ({ settings }: Pick<Deps, 'settings'>) =>
  settings.SECOND_FACTOR === 'required'

/** What an administrator may do before the second factor: pass it, log out, and see the own profile and sessions. */
const BEFORE_FACTOR =
  /^(?:secondFactor\.|accounts\.(?:logout|readDashboard)$|sessions\.list$|sync\.pull$)/

function checkSecondFactor(
  { name, access }: Endpoint,
  deps: Pick<Deps, 'settings'>,
  session: SessionRow | null,
): void {
  const isNeeded =
    session?.userType === 'admin' && session.secondFactorAt === null && isFactorRequired(deps)
  if (isNeeded && access !== 'anyone' && !BEFORE_FACTOR.test(name))
    throw new DomainError('second_factor_needed')
}

export type SessionScope = Pick<RequestScope, 'endpoint' | 'deps' | 'connection' | 'now' | 'claims'>

/**
 * The session check alone, for a request that is rejected or may be expensive before its handler reads: without a
 * session it is answered with 401 and nothing else. Returns the results of `queries`, which are read with it.
 */
export async function verifySession<S extends QuerySet>(
  { endpoint, deps, connection, now, claims }: SessionScope,
  queries: S,
): Promise<QueryResults<S> | null> {
  if (!claims) {
    checkSession(endpoint.access, null)
    return null
  }
  const batch = [selectActor({ ...claims, now }), ...queriesOf(queries)]
  const [rows, ...results] = await withRetry(() => readBatch(connection, batch))
  const session = (rows as SessionRow[])[0] ?? null
  checkSession(endpoint.access, session)
  checkRole(endpoint, session, now)
  checkSecondFactor(endpoint, deps, session)
  return zipResults(queries, results)
}

/** The list's ETag for this user. A current copy ends the request with 304; the list's query then read no row. */
function checkEtag({ etagCheck }: RequestScope, { session, list }: CheckResults): string | null {
  if (!etagCheck || !list || !session) return null
  const etag = etagCheck.etagFor(list.seq, session.userType)
  if (etagCheck.isFresh(list.seq))
    throw new Replay({ status: 304, body: null, headers: etag ? etagHeaders(etag) : {} })
  return etag
}

const callerOf = ({ claims, origin, ip, device, userAgent }: RequestScope) => ({
  userId: claims?.userId ?? SIGNED_OUT,
  sessionId: claims?.sessionId ?? null,
  isSignedIn: claims !== null,
  origin,
  ip,
  device,
  userAgent,
})

const createWrite = (connection: Connection): Context['write'] =>
  async function write(writes) {
    const results = await withRetry(() =>
      connection.db.$client.batch(writes.map(toStatement), 'write'),
    )
    return results.map(({ rows }) => rows.map((row) => ({ ...row })))
  }

const sessionAssertion = (
  { sessionId, userId }: TokenClaims,
  deps: Pick<Deps, 'settings'>,
  now: number,
): Statement => {
  const needsSecondFactor = isFactorRequired(deps)
  return assertThat('session_state', isValidSession(sessionId, userId, { now, needsSecondFactor }))
}

export function createContext(scope: RequestScope): Context {
  const { endpoint, deps, connection, now, claims, idempotency } = scope
  let isSessionChecked = endpoint.access === 'anyone'
  let head: number | null = null
  let etag: string | null = null
  let auditHead: AuditHead | null = null
  let storedRecord: IdempotencyRow | null = null
  const replayStored = () => {
    if (idempotency) throwIfReplay(storedRecord, idempotency)
  }

  async function readChecked<S extends QuerySet>(queries: S, isReplayDeferred: boolean) {
    const checks = checkQueries(scope)
    const checkCount = Object.keys(checks).length
    const batch = [...queriesOf(checks), ...queriesOf(queries)]
    const results = await withRetry(() => readBatch(connection, batch))
    const checked = zipResults(checks, results.slice(0, checkCount)) as CheckResults
    const session = checked.session ?? null

    checkSession(endpoint.access, session)
    isSessionChecked = true
    storedRecord = checked.record ?? null
    // A stored response is for a session that may make the call; only the user type may have changed since.
    checkSecondFactor(endpoint, deps, session)
    if (endpoint.access === 'admin') checkRole(endpoint, session, now)
    if (!isReplayDeferred) replayStored()
    checkRole(endpoint, session, now)
    if (session) extendSession(scope, session)
    head = checked.counter?.v ?? null
    auditHead = checked.auditHead ?? null
    etag = checkEtag(scope, checked)
    return { ...zipResults(queries, results.slice(checkCount)), actor: session as Actor }
  }

  let isAsserted = false
  function assertSession(): Statement | null {
    if (!claims || isAsserted) return null
    isAsserted = true
    isSessionChecked = true
    return sessionAssertion(claims, deps, now)
  }

  return {
    connection,
    get db() {
      return connection.db
    },
    deps,
    now,
    isSessionChecked: () => isSessionChecked,
    changeLogHead: () => head,
    etag: () => etag,
    auditHead: () => auditHead,
    ...callerOf(scope),
    read: (queries) => readChecked(queries, false),
    assertSession,
    readBeforeReplay: (queries) => readChecked(queries, true),
    isRepeat: () => storedRecord !== null,
    replayStored,
    write: createWrite(connection),
    identify: scope.identify,
    waitUntil: scope.waitUntil,
  }
}
