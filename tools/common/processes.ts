import { spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { execa, type Options } from 'execa'
import pRetry, { AbortError } from 'p-retry'

const OUTPUT_GRACE_MS = 2000
const ORPHAN_KILLER = join(import.meta.dirname, 'orphan-killer.mjs')

let orphanKiller: ChildProcess | undefined
/** Started at its first use. It outlives this process just long enough to kill the children that are left. */
function notifyOrphanKiller(line: string): void {
  if (!orphanKiller) {
    orphanKiller = spawn(process.execPath, [ORPHAN_KILLER], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    orphanKiller.unref()
    const { stdin } = orphanKiller
    if (stdin && 'unref' in stdin && typeof stdin.unref === 'function') stdin.unref()
    stdin?.on('error', () => {})
  }
  orphanKiller.stdin?.write(`${line}\n`)
}

/** A new directory for temporary files, which is deleted when this process ends, even by SIGKILL. */
export function createTemporaryDirectory(prefix: string): string {
  const directory = mkdtempSync(join(tmpdir(), prefix))
  notifyOrphanKiller(`directory ${directory}`)
  return directory
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal)
  } catch {
    // The group has already ended.
  }
}

type LaunchOptions = Pick<Options, 'cwd' | 'env' | 'stdio'>
type StopOptions = { graceMs?: number }

/** A child in a process group of its own, so that its own children end with it. */
export class Child {
  readonly #subprocess: ChildProcess
  readonly #exit: Promise<unknown>

  /** `subprocess` is private: execa's is a promise, and an async function could not return it. */
  constructor(subprocess: ChildProcess) {
    this.#subprocess = subprocess
    this.#exit = subprocess.pid ? once(subprocess, 'exit').catch(() => {}) : Promise.resolve()
  }

  get pid(): number | undefined {
    return this.#subprocess.pid
  }

  get isRunning(): boolean {
    const { pid, exitCode, signalCode } = this.#subprocess
    return pid !== undefined && exitCode === null && signalCode === null
  }

  /** The exit code or the signal that ended it. */
  get exitReason(): string {
    const { pid, exitCode, signalCode } = this.#subprocess
    return pid === undefined ? 'not started' : String(signalCode ?? exitCode)
  }

  get stderr() {
    return this.#subprocess.stderr
  }

  /** Passes on what it writes to pipes. Resolves when it has ended and all of its output was read. */
  async readOutput(listener: (text: string) => void): Promise<void> {
    const { stdout, stderr } = this.#subprocess
    const read = async (stream: Readable | null) => {
      stream?.setEncoding('utf8').on('data', listener)
      if (stream) await finished(stream).catch(() => {})
    }
    const allRead = Promise.all([read(stdout), read(stderr)])
    await this.#exit
    // A process that it left behind may still hold the pipe.
    await Promise.race([allRead, delay(OUTPUT_GRACE_MS, undefined, { ref: false })])
  }

  onExit(listener: () => void): void {
    this.#subprocess.once('exit', listener)
  }

  /** Resolves with the exit code, or null when a signal ended it or it could not be started. */
  async whenEnded(): Promise<number | null> {
    await this.#exit
    return this.#subprocess.exitCode
  }

  onMessage(listener: (message: unknown) => void): void {
    this.#subprocess.on('message', listener)
  }

  send(message: object): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#subprocess.send(message, (error) => (error ? reject(error) : resolve()))
    })
  }

  /** Ends the child with SIGTERM, and its whole group with SIGKILL when it has not ended after `graceMs`. */
  async stop({ graceMs = 4000 }: StopOptions = {}): Promise<void> {
    if (!this.isRunning) return
    this.#subprocess.kill('SIGTERM')
    const timer = setTimeout(() => signalGroup(this.pid, 'SIGKILL'), graceMs)
    await this.#exit
    clearTimeout(timer)
  }

  /** Ends the whole group with SIGKILL. */
  async kill(): Promise<void> {
    if (!this.isRunning) return
    signalGroup(this.pid, 'SIGKILL')
    await this.#exit
  }
}

const OWN_GROUP = {
  detached: true,
  // The orphan killer works even after SIGKILL of this process, which execa's clean-up does not survive.
  cleanup: false,
  reject: false,
} as const

/** Starts a command. The variables of `env` are added to those of this process. */
export function launch(
  command: string,
  args: readonly string[],
  options: LaunchOptions = {},
): Child {
  const subprocess = execa(command, args, { ...options, ...OWN_GROUP, buffer: false })
  registerGroup(subprocess)
  return new Child(subprocess)
}

function registerGroup(subprocess: ChildProcess): void {
  const { pid } = subprocess
  if (!pid) return
  notifyOrphanKiller(`+${pid}`)
  subprocess.once('exit', () => {
    signalGroup(pid, 'SIGKILL')
    notifyOrphanKiller(`-${pid}`)
  })
}

export class CommandError extends Error {
  readonly output: string
  /** 127 when the command could not be started. */
  readonly code: number

  constructor(command: string, output: string, code: number) {
    super(`${command} failed (${code}).\n${stripVTControlCharacters(output).trim()}`)
    this.output = output
    this.code = code
  }
}

type RunOptions = Pick<Options, 'cwd' | 'env'>

/** Runs a command to its end. Resolves with its output and rejects with a `CommandError`. */
export async function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<string> {
  const subprocess = execa(command, args, {
    ...options,
    ...OWN_GROUP,
    stdin: 'ignore',
    all: true,
    stripFinalNewline: false,
  })
  registerGroup(subprocess)
  const { all, exitCode, failed, originalMessage } = await subprocess
  if (!failed) return all
  const name = [command, ...args].join(' ')
  if (!subprocess.pid) throw new CommandError(name, originalMessage ?? '', 127)
  throw new CommandError(name, all, exitCode ?? 1)
}

/** Below the ports that a system assigns itself: a port that is free now is still free when it is used. */
const LOWEST_PORT = 15_000
const HIGHEST_PORT = 32_000

export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT)
    if (await isPortFree(port)) return port
  }
}

export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

const REQUEST_TIMEOUT_MS = 8000

type WaitOptions = {
  timeoutMs?: number
  intervalMs?: number
  /** Why the URL can never respond, when that is known. */
  failure?: () => string | undefined
}

/** Requests the URL until it responds with a 2xx status. */
export async function waitForUrl(
  url: string,
  { timeoutMs = 30_000, intervalMs = 25, failure }: WaitOptions = {},
): Promise<void> {
  const deadline = AbortSignal.timeout(timeoutMs)
  let last = 'no response'
  const attempt = async () => {
    const reason = failure?.()
    if (reason) throw new AbortError(reason)
    const requestTimeout = AbortSignal.timeout(Math.min(timeoutMs, REQUEST_TIMEOUT_MS))
    try {
      const response = await fetch(url, { signal: requestTimeout })
      const body = await response.text()
      if (response.ok) return
      last = `${response.status} ${body.slice(0, 300)}`
    } catch (error) {
      last =
        error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error)
    }
    throw new Error(last)
  }
  await pRetry(attempt, {
    retries: Number.POSITIVE_INFINITY,
    factor: 1,
    minTimeout: intervalMs,
    signal: deadline,
  }).catch((error: unknown) => {
    if (!deadline.aborted) throw error
    const seconds = Math.round(timeoutMs / 1000)
    throw new Error(`${url} did not respond within ${seconds} s (${last.trim()}).`)
  })
}
