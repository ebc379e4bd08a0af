// A conversation as SQLite inside one Durable Object, as small as it can be: the record of the command, the message at its
// place, what the two may do as a copied row. The worker before it does what it must do for each message: find the object.
// A second object, of each of the two users, learns that the conversation has news, because a pull is one request.
import { DurableObject } from 'cloudflare:workers'

export class Conversation extends DurableObject {
  constructor(ctx, env) {
    super(ctx, env)
    this.sql = ctx.storage.sql
    this.sql.exec(`
      CREATE TABLE IF NOT EXISTS state (k INTEGER PRIMARY KEY CHECK (k = 1), open_until INTEGER, is_blocked INTEGER);
      INSERT OR IGNORE INTO state VALUES (1, 9999999999999, 0);
      CREATE TABLE IF NOT EXISTS records (user_id TEXT, key TEXT, response TEXT, created_at INTEGER,
        PRIMARY KEY (user_id, key)) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS messages (seq INTEGER PRIMARY KEY, id TEXT, sender_id TEXT, kind TEXT, text TEXT,
        created_at INTEGER);`)
  }

  send({ id, key, sender, text, now }) {
    return this.ctx.storage.transactionSync(() => {
      const [record] = this.sql
        .exec('SELECT response FROM records WHERE user_id = ? AND key = ?', sender, key)
        .toArray()
      if (record) return { replayed: true, response: record.response, rowsWritten: 0 }
      const insert = this.sql.exec(
        `INSERT INTO messages (id, sender_id, kind, text, created_at)
         SELECT ?, ?, 'text', ?, ? FROM state WHERE open_until > ? AND NOT is_blocked RETURNING seq`,
        id,
        sender,
        text,
        now,
        now,
      )
      const [row] = insert.toArray()
      if (!row) throw new Error('refused')
      const response = JSON.stringify({ id, messageSeq: row.seq })
      const stored = this.sql.exec(
        'INSERT INTO records VALUES (?, ?, ?, ?)',
        sender,
        key,
        response,
        now,
      )
      return { response, seq: row.seq, rowsWritten: insert.rowsWritten + stored.rowsWritten }
    })
  }

  read(after) {
    return this.sql.exec('SELECT * FROM messages WHERE seq > ? LIMIT 50', after).toArray()
  }
}

export class Inbox extends DurableObject {
  constructor(ctx, env) {
    super(ctx, env)
    this.sql = ctx.storage.sql
    this.sql
      .exec(`CREATE TABLE IF NOT EXISTS news (conversation TEXT PRIMARY KEY, n INTEGER) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS counter (k INTEGER PRIMARY KEY, v INTEGER); INSERT OR IGNORE INTO counter VALUES (1, 0);`)
  }

  tell(conversation) {
    const counted = this.sql.exec('UPDATE counter SET v = v + 1 WHERE k = 1')
    const told = this.sql.exec(
      `INSERT INTO news SELECT ?, v FROM counter WHERE k = 1
       ON CONFLICT (conversation) DO UPDATE SET n = excluded.n`,
      conversation,
    )
    return counted.rowsWritten + told.rowsWritten
  }

  news(after) {
    return this.sql.exec('SELECT conversation, n FROM news WHERE n > ? LIMIT 50', after).toArray()
  }
}

const objectOf = (namespace, name) => namespace.get(namespace.idFromName(name))

async function send({ CONVERSATION, INBOX }, { conversation, users, ...message }) {
  const { rowsWritten, response } = await objectOf(CONVERSATION, conversation).send(message)
  const told = await Promise.all(users.map((user) => objectOf(INBOX, user).tell(conversation)))
  return { rowsWritten: told.reduce((sum, each) => sum + each, rowsWritten), response }
}

/** What a pull would do: which conversations have news, then their messages. */
async function pull({ CONVERSATION, INBOX }, { user, after }) {
  const news = await objectOf(INBOX, user).news(after)
  const pages = await Promise.all(
    news.map(({ conversation }) => objectOf(CONVERSATION, conversation).read(0)),
  )
  return { objects: 1 + news.length, messages: pages.flat().length }
}

export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url)
    if (pathname === '/health') return new Response()
    const body = await request.json()
    if (pathname === '/nothing') return Response.json({})
    return Response.json(await (pathname === '/pull' ? pull : send)(env, body))
  },
}
