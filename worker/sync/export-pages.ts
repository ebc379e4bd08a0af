import { and, asc, eq, gt } from 'drizzle-orm'
import * as v from 'valibot'
import type { HandlerResult } from '#schema/contract/endpoint.ts'
import type { Entity } from '#schema/contract/entities.ts'
import type { readExport } from '#schema/contract/export.ts'
import { Change } from '#schema/contract/sync.schemas.ts'
import { DomainError } from '#schema/domain/errors.ts'
import type { ExportSection } from '#schema/domain/export.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { nairaOf, type Kobo } from '#schema/domain/money.ts'
import { changes } from '#schema/tables/sync.ts'
import type { Context } from '#worker/context.ts'
import type { Actor } from '#worker/db/actor.ts'
import { prepare, type Slots } from '#worker/db/prepared.ts'
import { first } from '#worker/db/read.ts'
import { readerOf, type ReaderValues } from '#worker/db/sync-part.ts'
import { createSignedLink } from '#worker/files/store.ts'
import { selectSavedIds } from '#worker/saved/queries.ts'
import { openProofs } from '#worker/verification/export.ts'
import { ownScope } from './change-log.ts'
import {
  selectAccount,
  selectOwnAlerts,
  selectOwnBankAccounts,
  selectOwnBlocks,
  selectOwnInvitations,
  selectOwnNotes,
  selectOwnPayments,
  selectOwnPayouts,
  selectOwnQuestions,
  selectOwnPhoneMessages,
  selectOwnReports,
  selectOwnSessions,
  selectOwnVerifications,
  selectPublicReviews,
} from './export-queries.ts'
import { selectOwnSteps, selectOwnWork, selectTaskIds } from './export-work-queries.ts'
import { presentOwn } from './present.ts'
import { joinParts, OWN_PARTS, type Entry } from './queries.ts'

const PAGE_ROWS = 100
/** A task may have several submissions, each with six files. */
const PAGE_TASKS = 25

type Row = Record<string, unknown>
type Result = Omit<HandlerResult<typeof readExport>, 'rows'> & { rows: Row[] }

/** Times in ms become ISO strings, as everywhere in the API. */
const withTimes = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name.endsWith('At') && typeof value === 'number' ? new Date(value).toISOString() : value,
    ]),
  )

const AMOUNTS = ['amount', 'charge', 'minPrice', 'price', 'fee', 'refund']
const inNaira = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      AMOUNTS.includes(name) && typeof value === 'number' ? nairaOf(value as Kobo) : value,
    ]),
  )

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const publicFile = (folder: string, path: unknown) =>
  typeof path === 'string' ? [{ name: `${folder}/${fileName(path)}`, url: path }] : []
const privateFile = async ({ deps, userId, now }: Context, folder: string, key: string) => ({
  name: `${folder}/${key}`,
  url: await createSignedLink(deps, key, userId, now),
})

async function readAccount(ctx: Context): Promise<Result> {
  const { db, userId, read } = ctx
  const {
    user,
    sessions,
    savedAccounts,
    texts,
    proofs,
    blocked,
    invitations,
    alerts,
    asked,
    kept,
    reports,
    notes,
  } = await read({
    user: first(selectAccount(db, userId)),
    sessions: selectOwnSessions(db, userId),
    savedAccounts: selectOwnBankAccounts(db, userId),
    texts: selectOwnPhoneMessages(db, userId),
    proofs: selectOwnVerifications(db, userId),
    blocked: selectOwnBlocks(db, userId),
    invitations: selectOwnInvitations(db, userId),
    alerts: selectOwnAlerts(db, userId),
    asked: selectOwnQuestions(db, userId),
    kept: selectSavedIds({ userId }),
    reports: selectOwnReports(db, userId),
    notes: selectOwnNotes(db, userId),
  })
  if (!user) throw new DomainError('signed_out')
  const row = {
    ...withTimes(user),
    sessions: sessions.map(withTimes),
    bankAccounts: savedAccounts.map(withTimes),
    phoneMessages: texts.map(withTimes),
    verifications: (await openProofs(ctx.deps.settings, proofs)).map(withTimes),
    blocked: blocked.map(withTimes),
    invitations: invitations.map(withTimes),
    alerts: alerts.map((alert) => inNaira(withTimes(alert))),
    questions: asked.map(withTimes),
    saved: kept.map(withTimes),
    reports: reports.map(withTimes),
    notes: notes.map(withTimes),
  }
  return { rows: [row], files: publicFile('profile', user.profilePicture), nextCursor: null }
}

type Selected = { chatMessage?: { senderId: string; file: string | null } | null }

type Page = { userId: UserId; now: number; entity: Entity; after: string; limit: number }

type Values = ReaderValues & { scope: string; entity: Entity; after: string; max: number }
const selectOfEntity = prepare(({ scope, entity, after, max, ...reader }: Slots<Values>) =>
  joinParts(OWN_PARTS, reader)
    .where(
      and(
        eq(changes.scope, scope),
        eq(changes.entity, entity),
        gt(changes.id, after),
        eq(changes.op, 'put'),
      ),
    )
    .orderBy(asc(changes.id))
    .limit(max as unknown as number),
)
/** Entries of one entity in the user's scope by id: a range of the log's primary key, old messages included. */
const selectOwnEntity = ({ userId, now, entity, after, limit }: Page) =>
  selectOfEntity({ ...readerOf(userId, now), scope: ownScope(userId), entity, after, max: limit })

/** The row as the API shows it; null when the user can no longer see it. */
function presentedRow(entry: Entry, actor: Actor): Record<string, unknown> | null {
  const change = v.parse(Change, presentOwn(entry, actor))
  return change.op === 'put' ? (change.row as Record<string, unknown>) : null
}

/** Rows of the change log, as they are synced. Files are those that the user sent. */
const readEntity =
  (entity: Entity) =>
  async (ctx: Context, after: string): Promise<Result> => {
    const { userId, now } = ctx
    const { actor, entries } = await ctx.read({
      entries: selectOwnEntity({ userId, now, entity, after, limit: PAGE_ROWS }),
    })
    const rows = entries.map((entry) => presentedRow(entry, actor)).filter((row) => row !== null)
    const pictures = rows.flatMap((row) => {
      if (entity === 'workPicture') return publicFile('earlier-work', row['picture'])
      return row['client'] === userId ? publicFile('todos', row['taskImage']) : []
    })
    const keys = (entries as Selected[]).flatMap(({ chatMessage }) =>
      chatMessage?.file && chatMessage.senderId === userId ? [chatMessage.file] : [],
    )
    const sent = await Promise.all(keys.map((key) => privateFile(ctx, 'messages', key)))
    const last = entries.length < PAGE_ROWS ? null : (entries.at(-1)?.id ?? null)
    return { rows, files: [...pictures, ...sent], nextCursor: last }
  }

type Own = Awaited<ReturnType<typeof readOwnWork>>
const readOwnWork = ({ db, userId, read }: Context, after: string) =>
  read({
    tasks: selectTaskIds(db, userId, after, PAGE_TASKS),
    ...selectOwnWork(db, userId, after, PAGE_TASKS),
    ...selectOwnSteps(db, userId, after, PAGE_TASKS),
  })

const presentOwnEvent = ({ data, ...event }: Own['events'][number]): Row => ({
  ...inNaira(event),
  data: data && inNaira(data),
})
const presentOwnCounter = ({ counter, ...of }: Own['counters'][number]): Row => {
  if (!counter) return of
  const { price, date, stages, note, at: createdAt, end } = counter
  const terms = { ...inNaira({ price }), date, stages: stages?.map(inNaira) ?? null }
  return { ...of, ...terms, note, createdAt, end }
}

/** What the user wrote and did about tasks: submissions, statements, reviews, counter-offers, events, with their files. */
async function readWork(ctx: Context, after: string): Promise<Result> {
  const own = await readOwnWork(ctx, after)
  const { tasks, submissions, reviews, statements, evidence, events, counters } = own
  const lists = own.assigned.flatMap(({ stages }) => stages ?? [])
  const subjects = new Set<string>([
    ...submissions.map(({ id }) => id),
    ...statements.map(({ _id }) => _id),
    ...lists.flatMap(({ materials }) => (materials ? [materials.id] : [])),
  ])
  const ownEvidence = evidence.filter(({ subject }) => subjects.has(subject))
  const keys = new Set([
    ...submissions.flatMap(({ file }) => (file === null ? [] : [file])),
    ...ownEvidence.map(({ key }) => key),
  ])
  const kindOf = (kind: string, rows: readonly Row[]) =>
    rows.map((row) => ({ kind, ...withTimes(row) }))
  return {
    rows: [
      ...kindOf('submission', submissions),
      ...kindOf('statement', statements),
      ...kindOf('review', reviews),
      ...kindOf('file', ownEvidence),
      ...kindOf('counterOffer', counters.map(presentOwnCounter)),
      ...kindOf('event', events.map(presentOwnEvent)),
    ],
    files: await Promise.all([...keys].map((key) => privateFile(ctx, 'work', key))),
    nextCursor: tasks.length < PAGE_TASKS ? null : (tasks.at(-1)?.id ?? null),
  }
}

function keysetOf(after: string) {
  const separator = after.indexOf(':')
  return { at: Number(after.slice(0, Math.max(separator, 0))), id: after.slice(separator + 1) }
}

function pageOfRows<R extends Row & { id: string }>(rows: R[], at: (row: R) => number): Result {
  const last = rows.length < PAGE_ROWS ? undefined : rows.at(-1)
  return {
    rows: rows.map((row) => inNaira(withTimes(row))),
    files: [],
    nextCursor: last ? `${at(last)}:${last.id}` : null,
  }
}

async function readReviews({ db, userId, now, read }: Context, after: string): Promise<Result> {
  const position = { ...keysetOf(after), now }
  const { rows } = await read({ rows: selectPublicReviews(db, userId, position, PAGE_ROWS) })
  return pageOfRows(rows, ({ visibleAt }) => visibleAt)
}

async function readPayments({ db, userId, read }: Context, after: string): Promise<Result> {
  const { rows } = await read({ rows: selectOwnPayments(db, userId, keysetOf(after), PAGE_ROWS) })
  return pageOfRows(rows, ({ createdAt }) => createdAt)
}

async function readPayouts({ db, userId, read }: Context, after: string): Promise<Result> {
  const { rows } = await read({ rows: selectOwnPayouts(db, userId, keysetOf(after), PAGE_ROWS) })
  return pageOfRows(rows, ({ createdAt }) => createdAt)
}

/** A page of each part, after a cursor; the empty one is the first. */
export const EXPORT_PAGES: Record<ExportSection, (ctx: Context, after: string) => Promise<Result>> =
  {
    account: readAccount,
    tasks: readEntity('task'),
    proposals: readEntity('proposal'),
    work: readWork,
    reviews: readReviews,
    messages: readEntity('message'),
    conversations: readEntity('conversation'),
    transactions: readEntity('trx'),
    payments: readPayments,
    withdrawals: readPayouts,
    notices: readEntity('notice'),
    workPictures: readEntity('workPicture'),
  }
