// `npm run backup -- --env-file .env [--files r2:onise-files] [folder]` and `npm run restore -- <backup> …`
// (docs/operations.md#back-up-and-restore).
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '#tools/common/paths.ts'
import { readTarget, TARGET_OPTIONS, TARGET_USAGE, type Variables } from '#tools/common/target.ts'
import { backUp, restore } from '#tools/db/backup.ts'
import { readRunningState } from '#tools/dev/data-directory.ts'
import { OPTIONAL_SETTINGS, REQUIRED_SETTINGS } from './deploy-settings.ts'

const USAGE = `Usage: npm run backup -- ${TARGET_USAGE} [--files <folder or rclone remote>] [folder]
       npm run restore -- <backup> ${TARGET_USAGE} [--files <folder or rclone remote>]`

const { values, positionals } = parseArgs({
  options: { ...TARGET_OPTIONS, files: { type: 'string' } },
  allowPositionals: true,
})

function localVariables(): Variables {
  const vars = readRunningState(join(ROOT, process.env['DATA_DIR'] ?? '.local'))?.vars
  if (!vars)
    throw new Error('Onise does not run on this machine. Start it, or name an environment.')
  return vars
}

async function main([command = '', folder = '']: readonly string[]): Promise<string> {
  const variables = readTarget(values) ?? localVariables()
  const server = {
    url: String(variables['LIBSQL_URL']),
    authToken: variables['LIBSQL_AUTH_TOKEN'],
  }
  const { host } = new URL(server.url)
  const names = [...REQUIRED_SETTINGS, ...OPTIONAL_SETTINGS]
  const totals = (counts: Record<string, number>) =>
    `${Object.values(counts).reduce((sum, count) => sum + count, 0)} rows of ${Object.keys(counts).length} tables`
  if (command === 'backup') {
    const into = folder || join('backups', new Date().toISOString().replace(/[:.]/g, '-'))
    const settings = names.filter((name) => variables[name])
    const { counts } = await backUp({ server, folder: into, settings, files: values.files })
    const files = values.files ? 'and files ' : ''
    return `${into}: ${totals(counts)} ${files}of ${host}. Keep the values of its ${settings.length} settings in a password manager.`
  }
  if (command !== 'restore' || !existsSync(join(folder, 'manifest.json'))) throw new Error(USAGE)
  const { counts, madeAt } = await restore({ server, folder, files: values.files })
  const epoch = Number(variables['SYNC_EPOCH'] ?? 0) + 1
  return `${host} has the ${totals(counts)} of ${madeAt}. Next: deploy with SYNC_EPOCH=${epoch}, then npm run reconcile -- --days 14, then remove MAINTENANCE.`
}

main(positionals).then(console.log, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
