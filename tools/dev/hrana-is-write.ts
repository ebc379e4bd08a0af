// Decides which pipelines of the hrana protocol may change the database. Anything that is not clearly a read is a write.

const READ_STATEMENT =
  /^(select|values|explain|commit|end|rollback|begin\s+(transaction\s+)?(readonly|deferred))\b/i
const WRITE_KEYWORD = /\b(insert|update|delete|replace)\b/i
const REQUESTS_WITHOUT_EXECUTION = new Set([
  'close',
  'store_sql',
  'close_sql',
  'describe',
  'get_autocommit',
])

type SqlHolder = { sql?: string; sql_id?: number }
type PipelineRequest = SqlHolder & {
  type: string
  stmt?: SqlHolder
  batch?: { steps?: { stmt?: SqlHolder }[] }
}
type Pipeline = { baton?: string | null; requests?: PipelineRequest[] }

const withoutComments = (sql: string) =>
  sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ').replace(/^[\s(]+/, '')

function isReadSql(sql: string): boolean {
  const text = withoutComments(sql)
  if (READ_STATEMENT.test(text)) return true
  if (/^with\b/i.test(text)) return !WRITE_KEYWORD.test(text.replace(/'(?:[^']|'')*'/g, "''"))
  return /^pragma\b/i.test(text) && !text.includes('=') && !/\(\s*\d/.test(text)
}

type StoredSql = ReadonlyMap<number, string | undefined>

function statementsOf(request: PipelineRequest, stored: StoredSql): (string | undefined)[] {
  const textOf = (holder: SqlHolder = {}) =>
    holder.sql ?? (holder.sql_id === undefined ? undefined : stored.get(holder.sql_id))
  if (request.type === 'execute') return [textOf(request.stmt)]
  if (request.type === 'batch') return request.batch?.steps?.map(({ stmt }) => textOf(stmt)) ?? []
  return [textOf(request)]
}

const beginsTransaction = ({ requests: [first] = [] }: Pipeline): boolean =>
  /^begin\b/i.test(withoutComments(first?.batch?.steps?.[0]?.stmt?.sql ?? first?.stmt?.sql ?? ''))

/** `body` is the JSON text of a POST to a pipeline. */
export function isWritePipeline(body: string): boolean {
  let pipeline: Pipeline
  try {
    pipeline = JSON.parse(body)
  } catch {
    return true
  }
  // A baton belongs to a stream that may already have the write lock, and would then wait for itself; one that begins a
  // transaction has none.
  if (pipeline.baton && !beginsTransaction(pipeline)) return false
  const stored = new Map<number, string | undefined>()
  for (const request of pipeline.requests ?? []) {
    if (request.type === 'store_sql' && request.sql_id !== undefined)
      stored.set(request.sql_id, request.sql)
    if (REQUESTS_WITHOUT_EXECUTION.has(request.type)) continue
    if (statementsOf(request, stored).some((sql) => sql === undefined || !isReadSql(sql)))
      return true
  }
  return false
}
