import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WITHOUT_ROWID } from '../schema/tables/storage.ts'

/** `npm run migration -- --name what-changed`: drizzle-kit writes the SQL, this adds what it cannot say. */
const folder = 'schema/migrations'
const before = new Set(readdirSync(folder))
const made = spawnSync('npx', ['drizzle-kit', 'generate', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
if (made.status !== 0) process.exit(made.status ?? 1)

const fresh = readdirSync(folder).filter((file) => file.endsWith('.sql') && !before.has(file))
for (const file of fresh) {
  const path = join(folder, file)
  const sql = readFileSync(path, 'utf8').replace(
    /CREATE TABLE `(\w+)` \(([\s\S]*?)\n\);/g,
    (_, table: string, body: string) =>
      `CREATE TABLE \`${table}\` (${body}\n) STRICT${WITHOUT_ROWID.includes(table) ? ', WITHOUT ROWID' : ''};`,
  )
  writeFileSync(path, sql)
}
