import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { conversationId } from '#schema/domain/conversation.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { blocks, conversations, proposals, tasks, users } from '#schema/tables/index.ts'
import { changedConversation } from '#worker/chats/changes.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { first } from '#worker/db/read.ts'
import type { Change } from '#worker/db/write.ts'

type Pair = Slots<{ a: UserId; b: UserId }>

const selectTarget = prepare(({ id }: Slots<{ id: UserId }>) =>
  queryBuilder
    .select({ id: users.id, userType: users.userType })
    .from(users)
    .where(eq(users.id, id)),
)

const selectBlock = prepare(({ a, b }: Pair) =>
  queryBuilder
    .select({ createdAt: blocks.createdAt })
    .from(blocks)
    .where(and(eq(blocks.blockerId, a), eq(blocks.blockedId, b))),
)

const isOpen = sql`${tasks.status} = 'pending'`

/** The open tasks of each user whose other one is a tasker: only a tasker's phone has open tasks of others. */
const selectOpenTasksOf = prepare(({ a, b }: Pair) =>
  queryBuilder
    .select({ id: tasks.id, clientId: tasks.clientId })
    .from(tasks)
    .innerJoin(
      users,
      and(
        eq(users.id, sql`CASE ${tasks.clientId} WHEN ${a} THEN ${b} ELSE ${a} END`),
        eq(users.userType, 'tasker'),
      ),
    )
    .where(and(sql`${tasks.clientId} IN (${a}, ${b})`, isOpen, isNull(tasks.askedId))),
)

/** What each of the two has proposed for open tasks of the other. */
const selectProposalsBetween = prepare(({ a, b }: Pair) =>
  queryBuilder
    .select({ id: proposals.id, clientId: tasks.clientId })
    .from(tasks)
    .innerJoin(proposals, eq(proposals.taskId, tasks.id))
    .where(
      and(
        isOpen,
        or(
          and(eq(tasks.clientId, a), eq(proposals.taskerId, b)),
          and(eq(tasks.clientId, b), eq(proposals.taskerId, a)),
        ),
      ),
    ),
)

type Rows = {
  openTasks: readonly { id: string; clientId: UserId }[]
  proposals: readonly { id: string; clientId: UserId }[]
  conversation: { id: string } | null
}

/** One row when the two have written to each other; their phones show who may write. */
const selectConversationOf = prepare(({ id }: Slots<{ id: string }>) =>
  queryBuilder.select({ id: conversations.id }).from(conversations).where(eq(conversations.id, id)),
)

/** What a block or its end is decided from and changes. */
export const selectForPair = (a: UserId, b: UserId) => ({
  target: first(selectTarget({ id: b })),
  block: first(selectBlock({ a, b })),
  openTasks: selectOpenTasksOf({ a, b }),
  proposals: selectProposalsBetween({ a, b }),
  conversation: first(selectConversationOf({ id: conversationId(a, b) })),
})

/** What both phones lose at a block, and get back after it. A block of the other user may still hide it. */
export function changedForPair(
  [a, b]: readonly [UserId, UserId],
  { openTasks, proposals: between, conversation }: Rows,
  op: 'put' | 'del',
): Change[] {
  const otherOf = (user: UserId) => (user === a ? b : a)
  return [
    ...(conversation ? changedConversation({ me: a, other: b }) : []),
    ...openTasks.map(({ id, clientId }): Change => ({
      scope: `u:${otherOf(clientId)}`,
      entity: 'feed',
      id,
      op,
    })),
    ...between.map(({ id, clientId }): Change => ({
      scope: `u:${clientId}`,
      entity: 'applicant',
      id,
      op,
    })),
  ]
}
