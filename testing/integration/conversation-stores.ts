import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import { seqOf, seqOfStore } from '#schema/contract/log-position.ts'
import { conversationId, openUntil, OPEN_FOR_EVER, type Pair } from '#schema/domain/conversation.ts'
import type { MessageId, UserId } from '#schema/domain/ids.ts'
import { MASK_LIFTED_MS } from '#schema/domain/limits.ts'
import { messages } from '#schema/tables/chats.ts'
import { changes } from '#schema/tables/sync.ts'
import { createTestServer, type TestServer, type TestUser } from '#testing/worker/test-server.ts'
import { newMessage } from '#worker/chats/changes.ts'
import { maskMessage } from '#worker/chats/mask-message.ts'
import { presentMessage } from '#worker/chats/present.ts'
import { isAtLocator, selectPair } from '#worker/chats/queries.ts'
import { Connection, newQueryStats } from '#worker/db/client.ts'
import { isConstraint } from '#worker/db/errors.ts'
import { queryBuilder } from '#worker/db/prepared.ts'
import { readBatch, selectCounter } from '#worker/db/read.ts'
import { assertRowsChanged, commit, writeCommand } from '#worker/db/write.ts'

// A trial of docs/decisions/0069-one-country-one-account.md: the product with its database, and conversations in databases
// beside it. What later stands in commands and routes stands here in triggers and in front of the app.

/** What decides in a store who may write, copied from the country with the number at which it was read. */
const STORE_COLUMNS = ['is_blocked', 'lifted_until', 'rights_seq'].map(
  (name) => `ALTER TABLE conversations ADD COLUMN ${name} INTEGER NOT NULL DEFAULT 0`,
)

const changedRights = (a: string, b: string) => `
  INSERT INTO changed_rights SELECT min(${a}, ${b}), max(${a}, ${b}), v FROM sync_counter WHERE true
  ON CONFLICT (user_a, user_b) DO UPDATE SET seq = excluded.seq;`
/** Written by the batch of the command that changes them, and deleted when they are copied. */
const COUNTRY_TABLES = [
  `CREATE TABLE changed_rights (user_a TEXT NOT NULL, user_b TEXT NOT NULL, seq INTEGER NOT NULL,
    PRIMARY KEY (user_a, user_b))`,
  `CREATE TRIGGER block_changes_rights AFTER INSERT ON blocks
    BEGIN ${changedRights('NEW.blocker_id', 'NEW.blocked_id')} END`,
  `CREATE TRIGGER unblock_changes_rights AFTER DELETE ON blocks
    BEGIN ${changedRights('OLD.blocker_id', 'OLD.blocked_id')} END`,
  `CREATE TRIGGER award_changes_rights AFTER UPDATE OF status, tasker_id ON tasks WHEN NEW.tasker_id IS NOT NULL
    BEGIN ${changedRights('NEW.tasker_id', 'NEW.client_id')} END`,
]

const BUCKETS = 256
/** Never changes for a conversation; which store has a bucket is a table of the settings (FNV-1a). */
function bucketOf(conversation: string): number {
  let hash = 0x811c9dc5
  for (const char of conversation) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0
  return hash % BUCKETS
}

type Store = { name: string; server: TestServer; connection: Connection }
const connect = ({ settings, deps }: TestServer) =>
  new Connection(settings, newQueryStats(), deps.databaseFetch)

type Writers = { me: UserId; other: UserId }
type Message = { id: MessageId; text: string; key: string }

const rightsOf = (pair: Pair) => ({
  until: openUntil(pair) ?? 0,
  isBlocked: pair.isBlocked && !pair.hasLiveWork ? 1 : 0,
  liftedUntil: pair.hasLiveWork
    ? OPEN_FOR_EVER
    : (pair.completedAt ?? -MASK_LIFTED_MS) + MASK_LIFTED_MS,
})

function insertInStore(
  { me, other }: Writers,
  { id, text, now }: { id: MessageId; text: string; now: number },
) {
  const masked = maskMessage({ isSessionChecked: () => true }, text)
  return sql`
    INSERT INTO messages (conversation_id, seq, id, sender_id, kind, text, is_masked, created_at)
    SELECT id, coalesce((SELECT max(seq) FROM messages WHERE conversation_id = conversations.id), 0) + 1,
      ${id}, ${me}, 'text', iif(lifted_until > ${now}, ${masked.text}, ${masked.maskedText}),
      lifted_until <= ${now} AND ${masked.hasContacts ? 1 : 0}, ${now}
    FROM conversations WHERE id = ${conversationId(me, other)} AND open_until > ${now} AND NOT is_blocked`
}

/** With the store's counter, in one transaction: up to it nothing is missing. */
async function readNews({ connection }: Store, me: UserId, after: number) {
  const query = queryBuilder
    .select({ seq: changes.seq, id: changes.id, message: getTableColumns(messages) })
    .from(changes)
    .innerJoin(messages, isAtLocator)
    .where(and(eq(changes.scope, `u:${me}`), eq(changes.entity, 'message'), gt(changes.seq, after)))
    .orderBy(asc(changes.seq))
  const [rows = [], counters = []] = await readBatch(connection, [query, selectCounter({})])
  const news = (rows as { seq: number; id: string; message: typeof messages.$inferSelect }[]).map(
    ({ seq, id, message }) => {
      const createdAt = new Date(message.createdAt).toISOString()
      return { seq, id, e: 'message', op: 'put', row: { ...presentMessage(message), createdAt } }
    },
  )
  return { news, head: (counters[0] as { v: number }).v }
}

type SentMessage = { recipientId: UserId; message: string; clientMsgId: MessageId }
type Answer = { c: object[]; n: string; m: boolean; h: number }

/** Without references to users, who are in the country's database. */
async function createStore(name: string): Promise<Store> {
  const server = await createTestServer()
  const tables = await server.runSql(
    "SELECT name, sql FROM sqlite_master WHERE name IN ('conversations', 'messages') ORDER BY name DESC",
  )
  for (const { name: table } of tables) await server.runSql(`DROP TABLE ${String(table)}`)
  for (const { sql: text } of tables.toReversed())
    await server.runSql(
      String(text).replaceAll(/,\s*FOREIGN KEY[^,]*REFERENCES `users`[^,]*?(?=,|\n\))/g, ''),
    )
  for (const statement of STORE_COLUMNS) await server.runSql(statement)
  return { name, server, connection: connect(server) }
}

export class ConversationStores {
  /** The power that the tests turn off after so many further writes. */
  writesLeft = Number.POSITIVE_INFINITY
  readonly #country: TestServer
  readonly #stores: readonly Store[]

  private constructor(country: TestServer, stores: readonly Store[]) {
    this.#country = country
    this.#stores = stores
  }

  static async create(country: TestServer, names: readonly string[]) {
    for (const statement of COUNTRY_TABLES) await country.runSql(statement)
    const stores: Store[] = []
    for (const name of names) stores.push(await createStore(name))
    return new ConversationStores(country, stores)
  }

  storeOf({ me, other }: Writers): Store {
    const store = this.#stores[bucketOf(conversationId(me, other)) % this.#stores.length]
    if (!store) throw new Error('There are no stores.')
    return store
  }

  #useWrite(): void {
    if (--this.writesLeft < 0) throw new Error('the power is off')
  }

  /** After each command, before its response, and by a job. Repeating it changes nothing. */
  async copyRights(): Promise<void> {
    const pending = await this.#country.runSql('SELECT * FROM changed_rights ORDER BY seq')
    for (const { user_a, user_b, seq } of pending) {
      const writers = { me: user_a as UserId, other: user_b as UserId }
      const copy = await this.readRights(writers)
      await this.writeRights(writers, copy)
      this.#useWrite()
      await this.#country.write(sql`DELETE FROM changed_rights
        WHERE user_a = ${writers.me} AND user_b = ${writers.other} AND seq = ${Number(seq)}`)
    }
  }

  async readRights(writers: Writers) {
    const queries = [selectPair(writers), selectCounter({})]
    const [pairs = [], counters = []] = await readBatch(connect(this.#country), queries)
    const { v: readAt } = counters[0] as { v: number }
    return { ...rightsOf(pairs[0] as Pair), readAt }
  }

  async writeRights(writers: Writers, copy: ReturnType<typeof rightsOf> & { readAt: number }) {
    this.#useWrite()
    const { me, other } = writers
    await this.storeOf(writers).server.write(sql`
      INSERT INTO conversations (id, user_a, user_b, open_until, created_at, is_blocked, lifted_until, rights_seq)
      VALUES (${conversationId(me, other)}, ${me}, ${other}, ${copy.until}, ${this.#country.now()},
        ${copy.isBlocked}, ${copy.liftedUntil}, ${copy.readAt})
      ON CONFLICT (id) DO UPDATE SET open_until = excluded.open_until, is_blocked = excluded.is_blocked,
        lifted_until = excluded.lifted_until, rights_seq = excluded.rights_seq
      WHERE excluded.rights_seq > rights_seq`)
  }

  /** One batch in the store: its own record, counter and change log. */
  async #send(writers: Writers, { id, text, key }: Message): Promise<Response> {
    const [store, now, { me }] = [this.storeOf(writers), this.#country.now(), writers]
    const insert = insertInStore(writers, { id, text, now })
    const record = { userId: me, key, fingerprint: '', status: 201, response: {}, createdAt: now }
    const effects = [insert, assertRowsChanged('user_state'), newMessage(writers, id)]
    const replyWith = (seq: unknown, status: number) =>
      Response.json({ seq: `${store.name}:${Number(seq)}` }, { status })
    try {
      this.#useWrite()
      const result = commit({ effects, response: {} })
      return replyWith((await writeCommand(store.connection.db, result, record)).seq, 201)
    } catch (error) {
      if (!isConstraint(error)) throw error
      const find = 'SELECT seq FROM idempotency_keys WHERE user_id = ? AND key = ?'
      const [done] = await store.server.runSql(find, me, key)
      if (done) return replyWith(done['seq'], 200)
      return Response.json({ error: 'Refused.', code: 'chat_blocked' }, { status: 403 })
    }
  }

  /** Still one request: the country's page, and behind its last one what the stores have. */
  async #pull(me: UserId, request: Request): Promise<Response> {
    const url = new URL(request.url)
    const cursor = url.searchParams.get('c') ?? undefined
    const own = cursor?.split('~')[0]
    if (own) url.searchParams.set('c', own)
    const answer = (await this.#country.app.request(new Request(url, request) as never)) as Response
    if (answer.status > 204) return answer
    const page: Answer =
      answer.status === 204
        ? { c: [], n: own ?? '', m: false, h: seqOf(own) }
        : ((await answer.json()) as Answer)
    for (const store of this.#stores) {
      const after = Math.max(seqOfStore(cursor, store.name), 0)
      const { news, head } = page.m ? { news: [], head: after } : await readNews(store, me, after)
      page.c.push(...news)
      page.n += `~${store.name}:${head}`
    }
    const isUnchanged = answer.status === 204 && page.c.length === 0
    return isUnchanged ? new Response(null, { status: 204 }) : Response.json(page)
  }

  async #respond(me: UserId, request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/sync') return this.#pull(me, request)
    if (request.method === 'POST' && pathname === '/api/chats') {
      const input = (await request.json()) as SentMessage
      const { recipientId: other, message: text, clientMsgId: id } = input
      const key = request.headers.get('idempotency-key') ?? ''
      return this.#send({ me, other }, { id, text, key })
    }
    const response = await this.#country.app.request(request as never)
    await this.copyRights()
    return response as never
  }

  /** The app as this user's devices reach it. */
  appFor({ id }: TestUser) {
    return { request: (request: Request) => this.#respond(id, request) }
  }

  async textsOf(writers: Writers): Promise<unknown[]> {
    const texts = 'SELECT text FROM messages WHERE conversation_id = ? ORDER BY seq'
    const id = conversationId(writers.me, writers.other)
    return (await this.storeOf(writers).server.runSql(texts, id)).map(({ text }) => text)
  }
}
