// `npm run admin -- create --email ada@example.com [--username Ada] [--local | --env staging | --env-file .env]`: makes the
// first administrator of that database, and a second one (docs/operations.md#administrators). Others are made by two administrators.
// `npm run admin -- code admin@onise.test`: the code of the second factor, of the demo that runs on this machine.
import { runAdminCommand } from './admin-command.ts'

try {
  console.log(await runAdminCommand(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
