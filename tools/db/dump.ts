import {
  createClient,
  type Client,
  type InValue,
  type Row,
  type Transaction,
} from '@libsql/client/http'

/** A libSQL server, as the tools reach it. */
export type Server = { url: string; authToken?: string | undefined; fetch?: typeof fetch }

type Kind = 'table' | 'index' | 'trigger' | 'virtual'
type SchemaObject = { kind: Kind; name: string; sql: string }
type Value = string | number | null | { real: number } | { int: string } | { blob: string }
/** A database line by line: what makes it, then the rows of each table, parents first, then how many there are. */
export type DumpLine =
  | { schema: SchemaObject }
  | { table: string; columns: string[] }
  | { rows: Value[][] }
  | { counts: Record<string, number> }

const ROWS_PER_PAGE = 500

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export const openServer = ({ url, authToken, fetch: serverFetch }: Server): Client =>
  createClient({
    url,
    ...(authToken && { authToken }),
    ...(serverFetch && { fetch: serverFetch }),
    intMode: 'bigint',
  })

function toValue(value: unknown): Value {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'bigint')
    return Number.isSafeInteger(Number(value)) ? Number(value) : { int: String(value) }
  if (typeof value === 'number') return { real: value }
  return { blob: Buffer.from(value as ArrayBuffer).toString('base64') }
}

function fromValue(value: Value): InValue {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'number') return BigInt(value)
  if ('int' in value) return BigInt(value.int)
  return 'real' in value ? value.real : Uint8Array.from(Buffer.from(value.blob, 'base64'))
}

/** The tables in which a virtual one keeps its index are made with it. */
const isShadow = (name: string, virtual: readonly string[]) =>
  virtual.some((each) => name.startsWith(`${each}_`))

export async function readSchema(db: Pick<Transaction, 'execute'>): Promise<SchemaObject[]> {
  const { rows } = await db.execute(
    `SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL
     AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE 'libsql\\_%' ESCAPE '\\' ORDER BY rowid`,
  )
  const objects = rows.map((row) => {
    const sql = String(row['sql'])
    const kind = /^CREATE VIRTUAL/i.test(sql) ? 'virtual' : (String(row['type']) as Kind)
    return { kind, name: String(row['name']), sql }
  })
  const virtual = objects.filter(({ kind }) => kind === 'virtual').map(({ name }) => name)
  return objects.filter(({ kind, name }) => kind !== 'table' || !isShadow(name, virtual))
}

/** Each after those that its foreign keys name. */
async function parentsFirst(db: Transaction, names: readonly string[]): Promise<string[]> {
  const parents = new Map<string, string[]>()
  for (const name of names) {
    const { rows } = await db.execute(`PRAGMA foreign_key_list(${quoted(name)})`)
    parents.set(
      name,
      rows.map((row) => String(row['table'])).filter((each) => each !== name),
    )
  }
  const sorted = new Set<string>()
  const add = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) throw new Error(`Tables refer to each other: ${path.join(', ')}.`)
    for (const parent of parents.get(name) ?? []) add(parent, [...path, name])
    sorted.add(name)
  }
  for (const name of names) add(name, [])
  return [...sorted]
}

/** Of the primary key, by which pages continue; a table without one has its rowid. */
async function columnsOf(db: Transaction, table: string) {
  const { rows } = await db.execute(`PRAGMA table_info(${quoted(table)})`)
  const key = rows
    .filter((row) => Number(row['pk']) > 0)
    .toSorted((a, b) => Number(a['pk']) - Number(b['pk']))
    .map((row) => String(row['name']))
  return { columns: rows.map((row) => String(row['name'])), key: key.length > 0 ? key : ['rowid'] }
}

async function* rowsOf(db: Transaction, table: string): AsyncGenerator<DumpLine, number> {
  const { columns, key } = await columnsOf(db, table)
  yield { table, columns }
  const keyList = key.map(quoted).join(', ')
  let last: Row | undefined
  let count = 0
  do {
    const after: string = last ? `WHERE (${keyList}) > (${key.map(() => '?').join(', ')})` : ''
    const { rows } = await db.execute({
      sql: `SELECT ${columns.map(quoted).join(', ')}${key[0] === 'rowid' ? ', rowid' : ''} FROM ${quoted(table)} ${after} ORDER BY ${keyList} LIMIT ${ROWS_PER_PAGE}`,
      args: last ? key.map((name) => last?.[name] as InValue) : [],
    })
    if (rows.length > 0)
      yield { rows: rows.map((row) => columns.map((name) => toValue(row[name]))) }
    count += rows.length
    last = rows.length === ROWS_PER_PAGE ? rows.at(-1) : undefined
  } while (last)
  return count
}

/** One read transaction, so that all tables are of the same moment. */
export async function* dump(server: Server): AsyncGenerator<DumpLine> {
  const client = openServer(server)
  const db = await client.transaction('read')
  try {
    const schema = await readSchema(db)
    for (const each of schema) yield { schema: each }
    const tables = schema.filter(({ kind }) => kind === 'table').map(({ name }) => name)
    const sequences = await db.execute(`SELECT 1 FROM sqlite_schema WHERE name = 'sqlite_sequence'`)
    const counts: Record<string, number> = {}
    for (const table of await parentsFirst(db, tables)) counts[table] = yield* rowsOf(db, table)
    if (sequences.rows.length > 0) yield* rowsOf(db, 'sqlite_sequence')
    yield { counts }
  } finally {
    db.close()
    client.close()
  }
}

const DEFER = 'PRAGMA defer_foreign_keys = ON'

/** The tables, then the rows, then what would act on rows or slow them down: indexes, searches, triggers. */
export async function load(
  server: Server,
  lines: AsyncIterable<DumpLine>,
): Promise<Record<string, number>> {
  const client = openServer(server)
  const later: SchemaObject[] = []
  let insert = ''
  let counts: Record<string, number> | null = null
  try {
    if ((await readSchema(client)).length > 0)
      throw new Error('The database is not empty. Restore into a new one.')
    for await (const line of lines) {
      if ('schema' in line) {
        if (line.schema.kind === 'table') await client.execute(line.schema.sql)
        else later.push(line.schema)
      } else if ('table' in line) {
        // Its rows came with the tables that count in it.
        if (line.table === 'sqlite_sequence') await client.execute('DELETE FROM sqlite_sequence')
        insert = `INSERT INTO ${quoted(line.table)} (${line.columns.map(quoted).join(', ')}) VALUES (${line.columns.map(() => '?').join(', ')})`
      } else if ('rows' in line) {
        const statements = line.rows.map((row) => ({ sql: insert, args: row.map(fromValue) }))
        await client.batch([DEFER, ...statements], 'write')
      } else counts = line.counts
    }
    if (!counts) throw new Error('The backup ends too early.')
    await makeLater(client, later)
    await compareCounts(client, counts)
    return counts
  } finally {
    client.close()
  }
}

async function makeLater(client: Client, objects: readonly SchemaObject[]): Promise<void> {
  const of = (kind: Kind) => objects.filter((each) => each.kind === kind)
  for (const { sql } of of('index')) await client.execute(sql)
  for (const { name, sql } of of('virtual')) {
    await client.execute(sql)
    await client.execute(`INSERT INTO ${quoted(name)} (${quoted(name)}) VALUES ('rebuild')`)
  }
  // One by one: a trigger has statements of its own, at which a loader of scripts stops.
  for (const { sql } of of('trigger')) await client.execute(sql)
}

async function compareCounts(client: Client, counts: Record<string, number>): Promise<void> {
  for (const [table, expected] of Object.entries(counts)) {
    const { rows } = await client.execute(`SELECT count(*) AS n FROM ${quoted(table)}`)
    const found = Number(rows[0]?.['n'])
    if (found !== expected)
      throw new Error(
        `${table} has ${found} rows instead of ${expected}. Restore into a new database.`,
      )
  }
}
