import { and, asc, desc, eq, getTableColumns, gt, lt, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { conversationId, LIVE_STATUSES, type Pair } from '#schema/domain/conversation.ts'
import type { MessageId, UserId } from '#schema/domain/ids.ts'
import { CONVERSATIONS_MAX, MASK_LIFTED_MS, SYNCED_MESSAGES } from '#schema/domain/limits.ts'
import type { Sides } from '#schema/domain/other-side.ts'
import { conversations, messages } from '#schema/tables/chats.ts'
import { isIn } from '#schema/tables/columns.ts'
import { changes } from '#schema/tables/sync.ts'
import { users } from '#schema/tables/users.ts'
import { userSummaryColumnsOf } from '#worker/accounts/queries.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { isBlockedSql } from '#worker/trust/blocks.ts'

export type MessageRow = typeof messages.$inferSelect
export type Writers = { me: UserId; other: UserId }
/** The two as values of a request, or in a prepared query. */
type WriterExpressions = { me: UserId | SQL<UserId>; other: UserId | SQL<UserId> }

/** The other user of a conversation, joined by `isPartnerOf`. */
export const partner = alias(users, 'chat_partner')
export const isPartnerOf = (me: SQL<UserId>) =>
  eq(
    partner.id,
    sql`CASE WHEN ${conversations.userA} = ${me} THEN ${conversations.userB} ELSE ${conversations.userA} END`,
  )

const selectConversationBy = prepare(({ id }: Slots<{ id: string }>) =>
  queryBuilder.select().from(conversations).where(eq(conversations.id, id)),
)
export const selectConversation = ({ me, other }: Writers) =>
  selectConversationBy({ id: conversationId(me, other) })

const isLive = sql.raw(isIn('status', LIVE_STATUSES))
/** A condition on the tasks of the two; by the assignee, whose index is short. */
const tasksOf = ({ me, other }: WriterExpressions, condition: SQL) => sql`(
  EXISTS (SELECT 1 FROM tasks WHERE tasker_id = ${me} AND client_id = ${other} AND ${condition})
  OR EXISTS (SELECT 1 FROM tasks WHERE tasker_id = ${other} AND client_id = ${me} AND ${condition}))`

/** `isMaskLifted` of schema/domain/conversation.ts, evaluated by the batch that writes the message. */
export const isMaskLiftedSql = (writers: Writers, now: number): SQL => sql`(
  ${tasksOf(writers, isLive)}
  OR ${tasksOf(writers, sql`status = 'completed' AND updated_at > ${now - MASK_LIFTED_MS} AND completed_at > ${now - MASK_LIFTED_MS}`)})`

const latestProposal = (tasker: SQL<UserId>, client: SQL<UserId>) => sql<number | null>`(
  SELECT max(proposals.created_at) FROM tasks JOIN proposals ON proposals.task_id = tasks.id
  WHERE tasks.client_id = ${client} AND proposals.tasker_id = ${tasker})`

const flag = (condition: SQL) => sql<boolean>`${condition}`.mapWith(Boolean)

/** What decides what the two read of each other after an award; in a query of the row of `other`. */
export const sidesColumns = (writers: Slots<Writers>) => {
  const { me, other } = writers
  return {
    hasLiveWork: flag(tasksOf(writers, isLive)),
    completedAt: sql<number | null>`(SELECT max(completed_at) FROM tasks WHERE status = 'completed'
      AND (tasker_id = ${me} AND client_id = ${other} OR tasker_id = ${other} AND client_id = ${me}))`,
    isBlocked: flag(isBlockedSql(me, other)),
    isOtherActive: flag(sql`${users.closedAt} IS NULL AND ${users.suspendedAt} IS NULL`),
  } satisfies Record<keyof Sides, SQL>
}

const pairColumns = (writers: Slots<Writers>) => {
  const { me, other } = writers
  return {
    ...sidesColumns(writers),
    hasAdmin: flag(
      sql`EXISTS (SELECT 1 FROM users WHERE id IN (${me}, ${other}) AND user_type = 'admin')`,
    ),
    hasTask: flag(tasksOf(writers, sql`1`)),
    receivedProposalAt: latestProposal(other, me),
    sentProposalAt: latestProposal(me, other),
    hasPendingProposal: flag(sql`EXISTS (
      SELECT 1 FROM tasks JOIN proposals ON proposals.task_id = tasks.id
      WHERE tasks.client_id = ${other} AND tasks.status = 'pending'
        AND proposals.tasker_id = ${me} AND proposals.status = 'pending')`),
  } satisfies Record<keyof Pair, SQL>
}

/** What joins the two; no row when there is no such user. */
export const selectPair = prepare((writers: Slots<Writers>) =>
  queryBuilder.select(pairColumns(writers)).from(users).where(eq(users.id, writers.other)),
)

/** In the batch: neither has blocked the other since `pair` was read. */
export const isNotBlockedSinceSql = ({ me, other }: Writers, { isBlocked }: Pair): SQL =>
  isBlocked ? sql`1` : sql`NOT ${isBlockedSql(me, other)}`

type Range = { after?: number | undefined; before?: number | undefined; limit: number }

const selectMessagesBy = prepare(({ id, after, before, limit }: Slots<{ id: string } & Range>) =>
  queryBuilder
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, id),
        after && gt(messages.seq, after),
        before && lt(messages.seq, before),
      ),
    )
    .orderBy(after ? asc(messages.seq) : desc(messages.seq))
    .limit(limit as unknown as number),
)
/** Along the primary key: the next ones after `after`, else the latest ones (before `before`). */
export const selectMessages = ({ me, other }: Writers, range: Range) =>
  selectMessagesBy({ id: conversationId(me, other), ...range })

/** Messages of the conversation among which the sender's own may have the beginning of a number. */
const LATEST = 30
const selectOwnLatestBy = prepare(
  ({ id, me, limit }: Slots<{ id: string; me: UserId; limit: number }>) =>
    queryBuilder
      .select({
        seq: messages.seq,
        text: sql<string>`iif(${messages.senderId} = ${me}, ${messages.text}, '')`,
      })
      .from(messages)
      .where(eq(messages.conversationId, id))
      .orderBy(desc(messages.seq))
      .limit(limit as unknown as number),
)
export const selectOwnLatest = ({ me, other }: Writers) =>
  selectOwnLatestBy({ id: conversationId(me, other), me, limit: LATEST })
/** In the order in which they are read. */
export const textsOf = (rows: readonly { text: string }[]): string[] =>
  rows.map(({ text }) => text).toReversed()

// `locator` of a message: `<other user>/<seq>`, since its scope is the reader's. An id has 36 characters.
const scopeUser = sql`substr(${changes.scope}, 3)`
const otherUser = sql`substr(${changes.locator}, 1, 36)`
const conversationOf = sql`(min(${scopeUser}, ${otherUser}) || '_' || max(${scopeUser}, ${otherUser}))`
const seqOf = sql`CAST(substr(${changes.locator}, 38) AS INTEGER)`
export const isAtLocator = and(eq(messages.conversationId, conversationOf), eq(messages.seq, seqOf))
/** Older messages are read page by page. */
export const isAmongLatest = sql`(${changes.entity} <> 'message' OR ${seqOf} > (
  SELECT max(latest.seq) FROM messages AS latest WHERE latest.conversation_id = ${conversationOf}
) - ${SYNCED_MESSAGES})`

type MessageRef = { scope: string; id: MessageId; conversation: string }
const selectMessageBy = prepare(({ scope, id, conversation }: Slots<MessageRef>) =>
  queryBuilder
    .select(getTableColumns(messages))
    .from(changes)
    .innerJoin(messages, isAtLocator)
    .where(
      and(
        eq(changes.scope, scope),
        eq(changes.entity, 'message'),
        eq(changes.id, id),
        eq(messages.conversationId, conversation),
      ),
    ),
)
/** A message with this id of the conversation of the two, found through the change log of the reader. */
export const selectMessage = ({ me, other }: Writers, id: MessageId) =>
  selectMessageBy({ scope: `u:${me}`, id, conversation: conversationId(me, other) })

/** The columns of a conversation as its reader sees it. */
export const conversationColumns = (me: SQL<UserId>) => ({
  conversation: getTableColumns(conversations),
  chatPartner: userSummaryColumnsOf(partner),
  chatBlockedBy: sql<'me' | 'other' | null>`CASE
    WHEN ${conversations.id} IS NULL THEN NULL
    WHEN EXISTS (SELECT 1 FROM blocks WHERE blocker_id = ${me} AND blocked_id = ${partner.id}) THEN 'me'
    WHEN EXISTS (SELECT 1 FROM blocks WHERE blocker_id = ${partner.id} AND blocked_id = ${me}) THEN 'other'
  END`.as('chat_blocked_by'),
})

const lastMessage = alias(messages, 'last_message')

/** Ids of conversations begin with that of the first user; `to` is the end of those that begin with `me`. */
type Reading = { me: UserId; from: string; to: string }
const selectConversationsBy = prepare(({ me, from, to }: Slots<Reading>) =>
  queryBuilder
    .select({ ...conversationColumns(me), last: getTableColumns(lastMessage) })
    .from(conversations)
    .innerJoin(partner, isPartnerOf(me))
    .innerJoin(
      lastMessage,
      and(
        eq(lastMessage.conversationId, conversations.id),
        eq(
          lastMessage.seq,
          sql`(SELECT max(seq) FROM messages WHERE conversation_id = ${conversations.id})`,
        ),
      ),
    )
    .where(sql`${conversations.id} IN (
      SELECT id FROM conversations WHERE id >= ${from} AND id < ${to}
      UNION ALL SELECT id FROM conversations WHERE user_b = ${me})`)
    .orderBy(desc(lastMessage.createdAt), desc(conversations.id))
    .limit(CONVERSATIONS_MAX),
)
/** The user's conversations, each with its last message: along the key, and along the index of the second user. */
export const selectConversations = (me: UserId) =>
  selectConversationsBy({ me, from: `${me}_`, to: `${me}\`` })
