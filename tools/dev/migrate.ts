// `npm run migrate [-- --local | --env staging | --env-file .env]`: brings a database up to date, as a deployment does.
import { parseArgs } from 'node:util'
import { nameOf, readTarget, TARGET_OPTIONS } from '#tools/common/target.ts'
import { laterNotice, migrate } from '#tools/db/migrate.ts'
import { readLocalSettings } from './server-context.ts'

try {
  const { values } = parseArgs({ options: TARGET_OPTIONS })
  const target = readTarget(values)
  const { LIBSQL_URL: url = '', LIBSQL_AUTH_TOKEN: authToken } = target ?? readLocalSettings()
  const { env, 'env-file': file } = values
  const name = env ?? (file && nameOf(file))
  const { applied, later } = await migrate({ url, authToken, ...(name && { environment: name }) })
  if (later.length > 0) console.log(laterNotice(later))
  console.log(applied.length > 0 ? `Migrated: ${applied.join(', ')}` : 'The database is up to date')
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
