import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { MESSAGE_KINDS } from '#schema/domain/conversation.ts'
import { id, instant, optionalId, optionalInstant } from './columns.ts'
import { users } from './users.ts'

/** One per pair of users. It is written when it begins, is seen or reopened, and not at each message. */
export const conversations = sqliteTable(
  'conversations',
  {
    /** Both ids, the lower first: `user_a`, then `user_b`. */
    id: text('id').primaryKey(),
    userA: id('user', 'user_a').references(() => users.id),
    userB: id('user', 'user_b').references(() => users.id),
    /** After it a proposal no longer joins the two; checked again then, because there may be a newer one. */
    openUntil: instant('open_until'),
    /** Who must answer before the other side writes again. */
    waitsFor: optionalId('user', 'waits_for'),
    /** The last message of the other that each side has seen. */
    seenA: integer('seen_a').notNull().default(0),
    seenB: integer('seen_b').notNull().default(0),
    createdAt: instant('created_at'),
  },
  (t) => [index('conversations_of_b').on(t.userB)],
)

/** A message is found by its place; its id is in the change log of both users (`locator`), which saves an index. */
export const messages = sqliteTable(
  'messages',
  {
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id),
    /** 1, 2, 3 … in the order of commits. */
    seq: integer('seq').notNull(),
    /** Made by the sender's phone. */
    id: id('message'),
    senderId: id('user', 'sender_id').references(() => users.id),
    kind: text('kind', { enum: MESSAGE_KINDS }).notNull(),
    /** Empty when deleted. Of a picture or a voice note: what it shows or says, optional. */
    text: text('text').notNull(),
    /** Contact details in it were hidden. */
    isMasked: integer('is_masked', { mode: 'boolean' }).notNull().default(false),
    /** Key of a private file. */
    file: text('file'),
    fileType: text('file_type'),
    durationMs: integer('duration_ms'),
    waveform: text('waveform'),
    createdAt: instant('created_at'),
    editedAt: optionalInstant('edited_at'),
    deletedAt: optionalInstant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.seq] }),
    index('messages_file')
      .on(t.file)
      .where(sql`file IS NOT NULL`),
  ],
)
