import { newId } from '#schema/domain/ids.ts'

/** A database of conversations alone: what a message needs there, with copies of what decides who may write. */
export const SMALL_STORE = [
  `CREATE TABLE conversations (id TEXT PRIMARY KEY, user_a TEXT NOT NULL, user_b TEXT NOT NULL, open_until INTEGER NOT NULL,
    is_blocked INTEGER NOT NULL DEFAULT 0, seen_a INTEGER NOT NULL DEFAULT 0, seen_b INTEGER NOT NULL DEFAULT 0)`,
  'CREATE INDEX conversations_of_b ON conversations (user_b)',
  `CREATE TABLE messages (conversation_id TEXT NOT NULL, seq INTEGER NOT NULL, id TEXT NOT NULL, sender_id TEXT NOT NULL,
    kind TEXT NOT NULL, text TEXT NOT NULL, created_at INTEGER NOT NULL, PRIMARY KEY (conversation_id, seq)) WITHOUT ROWID`,
  `CREATE TABLE idempotency_keys (user_id TEXT NOT NULL, key TEXT NOT NULL, response TEXT NOT NULL, seq INTEGER NOT NULL,
    created_at INTEGER NOT NULL, PRIMARY KEY (user_id, key)) WITHOUT ROWID`,
  'CREATE TABLE sync_counter (k INTEGER PRIMARY KEY, v INTEGER NOT NULL)',
  'INSERT INTO sync_counter VALUES (1, 0)',
  `CREATE TABLE changes (scope TEXT NOT NULL, entity TEXT NOT NULL, id TEXT NOT NULL, seq INTEGER NOT NULL, locator TEXT,
    PRIMARY KEY (scope, entity, id)) WITHOUT ROWID`,
  'CREATE INDEX changes_seq ON changes (scope, seq)',
  'CREATE TABLE assertions (code TEXT NOT NULL, ok INTEGER NOT NULL CHECK (ok))',
]

type Value = string | number
type Statement = { sql: string; args?: Value[] }

const toStep = ({ sql, args = [] }: Statement) => ({
  sql,
  args: args.map((value) =>
    typeof value === 'string' ? { type: 'text', value } : { type: 'float', value },
  ),
})

/** All or nothing, on a stream of its own. */
export function pipelineOf(statements: readonly Statement[]): string {
  const steps = [
    { stmt: { sql: 'BEGIN IMMEDIATE' } },
    ...statements.map((each, step) => ({ stmt: toStep(each), condition: { type: 'ok', step } })),
    { stmt: { sql: 'COMMIT' }, condition: { type: 'ok', step: statements.length } },
  ]
  const requests = [{ type: 'batch', batch: { steps } }, { type: 'close' }]
  return JSON.stringify({ baton: null, requests })
}

export type Writers = { me: string; other: string }
export const conversationOf = ({ me, other }: Writers): string => [me, other].toSorted().join('_')

export const createConversation = (writers: Writers): string => {
  const [a = '', b = ''] = [writers.me, writers.other].toSorted()
  return pipelineOf([
    {
      sql: 'INSERT INTO conversations (id, user_a, user_b, open_until) VALUES (?, ?, ?, ?)',
      args: [conversationOf(writers), a, b, Number.MAX_SAFE_INTEGER],
    },
  ])
}

const changeOf = (scope: string, id: string, conversation: string, fromEnd: number) => ({
  sql: `INSERT INTO changes (scope, entity, id, seq, locator)
    SELECT ?, 'message', ?, v - ?, (SELECT conversation_id || '/' || max(seq) FROM messages WHERE conversation_id = ?)
    FROM sync_counter WHERE k = 1
    ON CONFLICT (scope, entity, id) DO UPDATE SET seq = excluded.seq`,
  args: [`u:${scope}`, id, fromEnd, conversation],
})

/** The write batch of a message as it is today, without what the main database decides or is told. */
export function createSmallMessage(writers: Writers, text: string): string {
  const [id, now, conversation] = [newId('message'), Date.now(), conversationOf(writers)]
  return pipelineOf([
    { sql: 'UPDATE sync_counter SET v = v + 2 WHERE k = 1 RETURNING v' },
    {
      sql: `INSERT INTO messages (conversation_id, seq, id, sender_id, kind, text, created_at)
        SELECT id, coalesce((SELECT max(seq) FROM messages WHERE conversation_id = conversations.id), 0) + 1, ?, ?, 'text', ?, ?
        FROM conversations WHERE id = ? AND open_until > ? AND NOT is_blocked`,
      args: [id, writers.me, text, now, conversation, now],
    },
    { sql: "INSERT INTO assertions (code, ok) SELECT 'user_state', changes() = 1" },
    changeOf(writers.me, id, conversation, 1),
    changeOf(writers.other, id, conversation, 0),
    {
      sql: `INSERT INTO idempotency_keys (user_id, key, response, seq, created_at)
        SELECT ?, ?, json_object('id', ?, 'messageSeq',
          (SELECT max(seq) FROM messages WHERE conversation_id = ?)), v, ? FROM sync_counter WHERE k = 1 RETURNING response`,
      args: [writers.me, newId('idempotency'), id, conversation, now],
    },
  ])
}
