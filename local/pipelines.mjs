// Which hrana pipelines may change the database. What is not plainly a read counts as a write.

const READS =
  /^(select|values|explain|commit|end|rollback|begin\s+(transaction\s+)?(readonly|deferred))\b/i
const CHANGES = /\b(insert|update|delete|replace)\b/i
const QUIET = new Set(['close', 'store_sql', 'close_sql', 'describe', 'get_autocommit'])

const bare = (sql) => sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ').replace(/^[\s(]+/, '')

function isReadSql(sql) {
  const text = bare(sql)
  if (READS.test(text)) return true
  if (/^with\b/i.test(text)) return !CHANGES.test(text.replace(/'(?:[^']|'')*'/g, "''"))
  return /^pragma\b/i.test(text) && !text.includes('=') && !/\(\s*\d/.test(text)
}

function sqlsOf(request, stored) {
  const textOf = (holder) => holder?.sql ?? stored.get(holder?.sql_id)
  if (request.type === 'execute') return [textOf(request.stmt)]
  if (request.type === 'batch') return request.batch?.steps?.map((step) => textOf(step.stmt)) ?? []
  return [textOf(request)]
}

/** `body` is the JSON text of a POST to …/pipeline. */
export function isWritePipeline(body) {
  let pipeline
  try {
    pipeline = JSON.parse(body)
  } catch {
    return true
  }
  // A baton belongs to a stream that already holds the pen: making it wait in line would make it wait for itself.
  if (pipeline.baton) return false
  const stored = new Map()
  for (const request of pipeline.requests ?? []) {
    if (request.type === 'store_sql') stored.set(request.sql_id, request.sql)
    if (QUIET.has(request.type)) continue
    if (sqlsOf(request, stored).some((sql) => sql === undefined || !isReadSql(sql))) return true
  }
  return false
}
