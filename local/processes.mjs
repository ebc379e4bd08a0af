import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const REAPER = fileURLToPath(new URL('./reaper.mjs', import.meta.url))

let reaper
/** Started with the first child; it outlives us just long enough to end what we could not. */
function tellReaper(line) {
  if (!reaper) {
    reaper = spawn(process.execPath, [REAPER], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    reaper.unref()
    reaper.stdin.unref?.()
    reaper.stdin.on('error', () => {})
  }
  reaper.stdin.write(`${line}\n`)
}

/** A child in a process group of its own, so that what it starts can be ended with it. */
export function launch(command, args, options = {}) {
  const child = spawn(command, args, { ...options, detached: true })
  if (child.pid) {
    tellReaper(`+${child.pid}`)
    child.once('exit', () => {
      signalGroup(child.pid, 'SIGKILL')
      tellReaper(`-${child.pid}`)
    })
  }
  return child
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
  } catch {
    // No such group any more.
  }
}

const isOver = (child) => child.exitCode !== null || child.signalCode !== null || !child.pid

/** Asks politely, waits a little, then ends the whole group. Resolves when the child is gone. */
export async function end(child, { patience = 4000, signal = 'SIGTERM' } = {}) {
  if (isOver(child)) return
  const gone = once(child, 'exit')
  if (signal === 'SIGKILL') signalGroup(child.pid, 'SIGKILL')
  else child.kill(signal)
  const timer = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), patience)
  await gone
  clearTimeout(timer)
}

// oxlint-disable-next-line no-control-regex -- the escape character is what colours begin with
const plain = (text) => text.replace(/\u001b\[[0-9;]*m/g, '').trim()

/** Runs a command to its end; resolves with what it said, rejects with it when it fails. */
export async function run(command, args, { onLine, ...options } = {}) {
  const child = launch(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      said += text
      onLine?.(text)
    })
  }
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      said += String(error)
      resolve(127)
    })
    child.once('close', resolve)
  })
  if (code !== 0) {
    const error = new Error(`${[command, ...args].join(' ')} failed (${code}).\n${plain(said)}`)
    throw Object.assign(error, { said, code })
  }
  return said
}

/** Below those that a system gives out by itself: what is free now still is when it is used, whoever else connects meanwhile. */
const LOWEST = 15_000
const HIGHEST = 32_000

export async function freePort() {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST)
    if (await isPortFree(port)) return port
  }
}

export function isPortFree(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** Asks until it answers as wanted. `alive` may say why asking on is pointless. */
export async function untilAnswers(
  url,
  { within = 30_000, every = 25, good = (r) => r.ok, alive } = {},
) {
  const deadline = performance.now() + within
  let last = 'no answer'
  while (performance.now() < deadline) {
    const reason = alive?.()
    if (reason) throw new Error(reason)
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(Math.min(within, 8000)) })
      if (good(response)) {
        await response.arrayBuffer()
        return
      }
      last = `${response.status} ${(await response.text()).slice(0, 300)}`
    } catch (error) {
      last = error instanceof Error ? `${error.message} ${error.cause ?? ''}` : String(error)
    }
    await new Promise((done) => setTimeout(done, every))
  }
  throw new Error(`${url} did not answer within ${Math.round(within / 1000)} s (${last.trim()}).`)
}
