import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#tools/db/migrate.ts'
import { startDatabase } from '#tools/dev/database.ts'

/** A libSQL server in a temporary directory. */
export async function startServer() {
  const dir = await mkdtemp(join(tmpdir(), 'onise-soak-'))
  const prepare = (url: string) => migrate({ url, authToken: undefined })
  const database = await startDatabase({ dir, prepare })
  const stop = async () => {
    await database.stop()
    await rm(dir, { recursive: true, force: true })
  }
  return { url: database.url, stop }
}
