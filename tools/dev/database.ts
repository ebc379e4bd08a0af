import { WRITE_LIMITS, WriteLimiter, type WriteLimits } from './sqld-write-limiter.ts'
import { Sqld } from './sqld.ts'
import { Supervisor, type Part } from './supervisor.ts'
import { PROBE, startWriteProbe, type ProbeSettings } from './write-probe.ts'

export type DatabaseOptions = {
  dir: string
  /** A free port by default. */
  port?: number
  /** The file that receives sqld's output. */
  log?: string
  /** Runs once for each new namespace, before any request reaches it; migrates it, for example. */
  prepare?: (url: string) => Promise<unknown>
  onNotice?: (message: string) => void
  probe?: Partial<ProbeSettings>
  limits?: WriteLimits
}

/** Creates each namespace once, on its first use. */
function createNamespaces(sqld: Sqld, prepare: (namespace: string) => Promise<unknown>) {
  const ready = new Map<string, Promise<void>>()
  const create = async (name: string) => {
    await sqld.createNamespace(name)
    await prepare(name)
  }
  return {
    ensure(name: string): Promise<void> {
      const existing = ready.get(name)
      if (existing) return existing
      const created = create(name)
      ready.set(name, created)
      created.catch(() => ready.delete(name))
      return created
    },
    async drop(name: string): Promise<void> {
      if (ready.delete(name)) await sqld.deleteNamespace(name)
    },
  }
}

const partOf = (sqld: Sqld): Part => ({
  title: 'The database',
  start: () => sqld.start(),
  onExit: (listener) => sqld.onExit(listener),
  kill: () => sqld.kill(),
  stop: () => sqld.stop(),
})

/**
 * The libSQL server of one machine: sqld behind the write limiter. `url` is the default database; `urlOf(name)` is a
 * database of its own, created on first use.
 */
export async function startDatabase({
  dir,
  port = 0,
  log,
  prepare,
  onNotice = () => {},
  probe = {},
  limits = WRITE_LIMITS,
}: DatabaseOptions) {
  const sqld = await Sqld.create({ dir, log })
  const supervisor = new Supervisor(partOf(sqld), onNotice)
  await supervisor.whenStarted()

  const writeProbe = startWriteProbe({
    port: sqld.port,
    authorization: sqld.authorization,
    supervisor,
    pid: () => sqld.pid,
    settings: { ...PROBE, ...probe },
    onHang() {
      onNotice('The database accepted no more writes and is started again.')
      supervisor.restartNow()
    },
  })
  let url = ''
  const namespaces = createNamespaces(sqld, async (name) => prepare?.(`${url}/raw:${name}/`))
  const limiter = new WriteLimiter({
    port: sqld.port,
    authorization: sqld.authorization,
    isAvailable: () => supervisor.isAvailable(),
    ensureNamespace: namespaces.ensure,
    onWrite: writeProbe.recordWrite,
    limits,
  })
  url = `http://127.0.0.1:${await limiter.listen(port)}`

  return {
    url,
    /** Without the last slash the client's path resolution drops the name. */
    urlOf: (name: string) => `${url}/@${name}/`,
    /** Deletes a database that `urlOf` has created. */
    dropNamespace: namespaces.drop,
    get pid() {
      return sqld.pid
    },
    /** Of sqld itself, which takes no request without its key. */
    sqldPort: sqld.port,
    authorization: sqld.authorization,
    get restarts() {
      return supervisor.restarts
    },
    /** As a power cut: callers receive 503 until `restart`. */
    kill: () => supervisor.kill(),
    restart: () => supervisor.restart(),
    async stop() {
      writeProbe.stop()
      limiter.close()
      await supervisor.stop()
    },
  }
}

export type Database = Awaited<ReturnType<typeof startDatabase>>
