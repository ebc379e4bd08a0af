import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, TYPESCRIPT_LOADER } from '#tools/common/paths.ts'
import { run } from '#tools/common/processes.ts'
import { SANDBOX_FILES } from './start-sandboxes.ts'

const RUNNING_FILE = 'running.json'
const SEED_STATE_FILE = 'seed.json'

/** Written while Onise runs; `npm run reconcile` finds the database and the provider here. */
export type RunningState = { pid: number; url?: string; vars?: Record<string, string> }

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

export function readRunningState(dir: string): RunningState | null {
  const path = join(dir, RUNNING_FILE)
  return existsSync(path) ? readJson(path) : null
}

function isOniseRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  // The process id may have been reused by another program.
  const commandLine = `/proc/${pid}/cmdline`
  return (
    !existsSync(commandLine) || /start\.mjs|vitest|onise/.test(readFileSync(commandLine, 'utf8'))
  )
}

/** Locks the directory for one running Onise: two libSQL servers on the same files would corrupt them. */
export function lockDirectory(dir: string) {
  mkdirSync(dir, { recursive: true })
  const running = readRunningState(dir)
  if (running && running.pid !== process.pid && isOniseRunning(running.pid)) {
    const where = running.url ? `, ${running.url}` : ''
    throw new Error(
      `Onise is already running on ${dir} (process ${running.pid}${where}). Stop it first, or choose another DATA_DIR and PORT.`,
    )
  }
  const path = join(dir, RUNNING_FILE)
  const write = (state: Omit<RunningState, 'pid'>) =>
    writeFileSync(path, JSON.stringify({ pid: process.pid, ...state }))
  write({})
  return {
    setRunning: (url: string, vars: Record<string, string>) => write({ url, vars }),
    unlock: () => rmSync(path, { force: true }),
  }
}

function remove(dir: string, names: readonly string[]): void {
  for (const name of names) rmSync(join(dir, name), { recursive: true, force: true })
}

/** The first migration of the history that made the database. */
const BASELINE_FILE = 'baseline'
const DATA = ['database', 'files', SEED_STATE_FILE, 'secrets.json', 'logs', ...SANDBOX_FILES]

export function clearDirectory(dir: string): void {
  remove(dir, [...DATA, BASELINE_FILE])
}

/**
 * Moves data whose database has another history of migrations into a directory beside it, because no migration leads from
 * one to the other. Returns that directory, or null when there is no such data.
 */
export function keepOlderData(dir: string, baseline: string, now = new Date()): string | null {
  const marker = join(dir, BASELINE_FILE)
  const isSame = existsSync(marker) && readFileSync(marker, 'utf8') === baseline
  const isOlder = !isSame && existsSync(join(dir, 'database'))
  const kept = join(dir, `earlier-${now.toISOString().replace(/\D/g, '').slice(0, 14)}`)
  if (isOlder) {
    mkdirSync(kept)
    for (const name of [...DATA, BASELINE_FILE])
      if (existsSync(join(dir, name))) renameSync(join(dir, name), join(kept, name))
  }
  writeFileSync(marker, baseline)
  return isOlder ? kept : null
}

function isSeeded(dir: string): boolean | null {
  const path = join(dir, SEED_STATE_FILE)
  return existsSync(path) ? readJson(path).done === true : null
}

/** Removes what an interrupted seed has written. */
export function removePartialSeed(dir: string): void {
  if (isSeeded(dir) !== false) return
  remove(dir, ['database', 'files', SEED_STATE_FILE, ...SANDBOX_FILES])
}

type SeedOptions = { dir: string; files: string; logs: string; env: Record<string, string> }

/** Creates the demo users and tasks, once. Returns a line for the progress. */
export async function seedOnce({ dir, files, logs, env }: SeedOptions): Promise<string> {
  if (isSeeded(dir)) return 'Demo data from an earlier start'
  const statePath = join(dir, SEED_STATE_FILE)
  writeFileSync(statePath, JSON.stringify({ done: false }))
  const args = [...TYPESCRIPT_LOADER, join(ROOT, 'tools/seed/seed.ts')]
  const output = await run(process.execPath, args, {
    cwd: ROOT,
    // The demo passwords are public: expensive hashes would only slow the start.
    env: { ...env, FILES_DIR: files, SCRYPT_LN: '4' },
  })
  writeFileSync(join(logs, 'seed.log'), output)
  writeFileSync(statePath, JSON.stringify({ done: true }))
  return `Demo data created: ${output.trim().split('\n').at(-1)}`
}
