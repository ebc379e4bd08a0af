import type { InStatement } from '@libsql/client/web'
import type { ToolDb } from '#tools/db/open-db.ts'

/** Changes rows directly, as a user of the database could after dropping the guards; they are there again afterwards. */
export async function tamper({ $client }: Pick<ToolDb, '$client'>, ...statements: InStatement[]) {
  const { rows } = await $client.execute(
    `SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND sql LIKE '%RAISE(ABORT%'
       AND name NOT IN ('ledger_entries_apply', 'assertions_insert')`,
  )
  const drops = rows.map(({ name }) => `DROP TRIGGER ${String(name)}`)
  const creates = rows.map(({ sql }) => String(sql))
  await $client.batch([...drops, ...statements, ...creates], 'write')
}
