import { cancelCommand } from '#schema/contract/sync.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { commit } from '#worker/db/write.ts'
import { type Route, route } from '#worker/http/serve.ts'
import { readExportRoute, startExportRoute } from './export.ts'
import { issueLiveTicketRoute } from './live.ts'
import { syncRoute } from './pull.ts'

/**
 * Its record takes the key of the command, so that a late copy of the command is rejected, and a key that a command has
 * taken rejects the cancellation (docs/sync-protocol.md#discarding-a-command-that-was-tried).
 */
const cancelCommandRoute = route(cancelCommand, async ({ read }) => {
  await read({})
  return commit({ effects: [], response: { message: GENERAL_FACTS.commandCancelled } })
})

export const syncRoutes: readonly Route[] = [
  syncRoute,
  cancelCommandRoute,
  startExportRoute,
  readExportRoute,
  issueLiveTicketRoute,
]
