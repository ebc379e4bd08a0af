import { once } from 'node:events'
import { request as ask } from 'node:http'
import { createGate, GATE } from './gate.mjs'
import { openSqld } from './sqld.mjs'

/** Longer than the 5 s that sqld itself grants a forgotten transaction, so that only a real hang counts. */
export const PROBE = { every: 5000, within: 8000 }
const HEALING = 5000

/**
 * The libSQL server of one machine: real sqld behind the write gate.
 * `url` is the database; `urlOf(name)` is one of its own for a test's world, made on first use and handed to
 * `prepare` (to migrate it) before anybody else may ask it anything.
 *
 * @param {object} options
 * @param {string} options.dir
 * @param {number} [options.port] a free one when none is given
 * @param {string} [options.log] the file that takes what sqld says
 * @param {(url: string) => Promise<unknown>} [options.prepare]
 * @param {(words: string) => void} [options.onNotice]
 * @param {typeof PROBE} [options.probe]
 * @param {typeof GATE} [options.limits]
 */
export async function startDatabase({
  dir,
  port = 0,
  log,
  prepare,
  onNotice = () => {},
  probe = PROBE,
  limits = GATE,
}) {
  const sqld = await openSqld({ dir, log })
  const known = new Set()
  const written = new Set()
  /** `wanted`: an end of sqld is news. `stopped`: its owner has stopped it, so nobody need wait for it. */
  let wanted = true
  let stopped = false
  let restarts = 0
  let rising = raise()

  async function raise() {
    const child = await sqld.start()
    child.once('exit', (code, signal) => {
      if (!wanted) return
      onNotice(`The database ended by itself (${signal ?? code}) and is started again.`)
      riseAgain()
    })
    return true
  }

  /** Callers wait at the gate meanwhile, for as long as `HEALING`. */
  function riseAgain() {
    restarts++
    wanted = false
    rising = sqld.kill().then(() => {
      wanted = true
      return raise()
    })
    rising.catch((error) => onNotice(error.message))
  }

  function whenUp() {
    if (stopped) return false
    const tooLong = new Promise((done) => setTimeout(() => done(false), HEALING).unref())
    return Promise.race([rising.catch(() => false), tooLong])
  }

  const making = new Map()
  async function namespace(name) {
    if (known.has(name)) return
    if (!making.has(name))
      making.set(
        name,
        make(name).finally(() => making.delete(name)),
      )
    await making.get(name)
  }
  async function make(name) {
    await sqld.createNamespace(name)
    await prepare?.(`${url}/raw:${name}/`)
    known.add(name)
  }

  /** Takes the pen and lays it down again: proves that writing is possible, and changes nothing. */
  function canWrite(name) {
    const steps = [{ stmt: { sql: 'BEGIN IMMEDIATE' } }, { stmt: { sql: 'ROLLBACK' } }]
    const requests = [{ type: 'batch', batch: { steps } }, { type: 'close' }]
    return new Promise((resolve) => {
      const headers = { host: `${name}.localhost`, 'content-type': 'application/json' }
      const options = {
        host: '127.0.0.1',
        port: sqld.port,
        path: '/v2/pipeline',
        method: 'POST',
        headers,
      }
      const asked = ask(options, (answer) => answer.resume().on('end', () => resolve(true)))
      asked.setTimeout(probe.within, () => {
        asked.destroy()
        resolve(false)
      })
      // A refused connection is a crash or a restart, which `watch` sees to.
      asked.on('error', () => resolve(true))
      asked.end(JSON.stringify({ requests }))
    })
  }

  let probing = false
  const timer = setInterval(async () => {
    if (probing || !wanted || written.size === 0) return
    probing = true
    const names = [...written]
    written.clear()
    const answers = await Promise.all(names.map(canWrite))
    probing = false
    if (!wanted || !answers.includes(false)) return
    onNotice('The database took no more writes and is started again.')
    riseAgain()
  }, probe.every)
  timer.unref()

  async function down(how) {
    stopped = true
    await rising.catch(() => {})
    wanted = false
    await how()
  }

  async function restart() {
    await down(sqld.kill)
    stopped = false
    wanted = true
    rising = raise()
    await rising
  }

  await rising
  const gate = createGate({
    port: sqld.port,
    whenUp,
    namespace,
    limits,
    onWrite: (name) => written.add(name),
  })
  gate.server.listen(port, '127.0.0.1')
  await once(gate.server, 'listening')
  const url = `http://127.0.0.1:${gate.server.address().port}`

  return {
    url,
    /** The slash at the end matters: without it the client's path resolution drops the name. */
    urlOf: (name) => `${url}/@${name}/`,
    get pid() {
      return sqld.pid
    },
    get restarts() {
      return restarts
    },
    get waiting() {
      return gate.line.length
    },
    /** As a power cut would; callers hear 503 until `restart`. */
    kill: () => down(sqld.kill),
    restart,
    async stop() {
      clearInterval(timer)
      gate.server.close()
      gate.server.closeAllConnections()
      gate.close()
      await down(sqld.stop)
    },
  }
}
