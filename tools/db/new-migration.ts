// `npm run migration -- --name what-changed`: drizzle-kit writes the SQL; this adds STRICT and WITHOUT ROWID to it.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WITHOUT_ROWID } from '#schema/tables/storage.ts'
import { contractProblems } from './contract-steps.ts'
import { readMigrations } from './migrate.ts'

const folder = 'schema/migrations'
const existing = new Set(readdirSync(folder))
const { status } = spawnSync('npx', ['drizzle-kit', 'generate', ...process.argv.slice(2)], {
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)

const created = readdirSync(folder).filter((file) => file.endsWith('.sql') && !existing.has(file))
for (const file of created) {
  const path = join(folder, file)
  const sql = readFileSync(path, 'utf8').replace(
    /CREATE TABLE `(\w+)` \(([\s\S]*?)\n\);/g,
    (_, table: string, body: string) =>
      `CREATE TABLE \`${table}\` (${body}\n) STRICT${WITHOUT_ROWID.includes(table) ? ', WITHOUT ROWID' : ''};`,
  )
  writeFileSync(path, sql)
}

const problems = contractProblems(readMigrations())
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
