import { copyFileSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { WORKER_OPTIONS_FILE, type BuiltWorkerOptions } from '#tools/build/worker-options.ts'
import { ROOT } from '#tools/common/paths.ts'
import { findFreePort, waitForUrl } from '#tools/common/processes.ts'
import type { Settings } from '#worker/env.ts'
import { launchWorkerd, writeWorkerdConfig } from '../workerd.ts'
import type { Call } from './calls.ts'
import type { Pipeline } from './record.ts'
import type { PostedTask } from './writes.ts'

const BARE_WORKER = join(import.meta.dirname, 'bare-worker.js')

/** A server that is measured. */
export type Subject = {
  name: string
  url: string
  pid: number
  /**
   * Replaces a call by what this server receives for it; null when it has no such call. `record` has what the product
   * sends to the database.
   */
  prepare?: (call: Call, record: () => Promise<Pipeline[]>) => Promise<Call | null>
  /** Set where the server has a database of its own. */
  addTasks?: (tasks: PostedTask[]) => Promise<void>
  stop: () => Promise<void>
}

type WorkerdOptions = {
  name: string
  dir: string
  file: string
  settings: Record<string, string>
  root?: string
}

async function startInWorkerd({ name, dir, file, settings, root }: WorkerdOptions) {
  const port = await findFreePort()
  const moduleFile = `${name}.js`
  copyFileSync(file, join(dir, moduleFile))
  const options = { port, settings, ...(root && { root }) }
  const child = launchWorkerd(writeWorkerdConfig(dir, moduleFile, options))
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-2000)
  })
  const url = `http://127.0.0.1:${port}`
  const { pid } = child
  if (!pid) throw new Error(`workerd did not start. ${stderr}`)
  return {
    name,
    url,
    pid,
    isRunning: () => child.isRunning,
    stderr: () => stderr,
    stop: () => child.kill(),
  }
}

type ProductOptions = { name: string; dir: string; settings: Settings; checkout?: string }

const toTexts = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

/** Settings as the worker reads them. The deadline of tests is longer than it allows. */
export function textsOf({ DATABASE_DEADLINE_MS: _deadline, ...configured }: Settings) {
  return toTexts(configured)
}

/** The built worker of a checkout. */
export async function startProduct(options: ProductOptions): Promise<Subject> {
  const { name, dir, checkout = ROOT } = options
  const root = resolve(checkout)
  const { bindings }: BuiltWorkerOptions = JSON.parse(
    readFileSync(join(root, WORKER_OPTIONS_FILE), 'utf8'),
  )
  const settings = { ...toTexts(bindings), ...textsOf(options.settings) }
  const file = join(root, 'dist/worker/index.js')
  const worker = await startInWorkerd({ name, dir, file, settings, root })
  await waitForUrl(`${worker.url}/api/about`, {
    failure: () => (worker.isRunning() ? undefined : worker.stderr()),
  })
  return worker
}

/** The bare worker: the same texts, already built. */
export async function startBare(dir: string): Promise<Subject> {
  const worker = await startInWorkerd({ name: 'bare', dir, file: BARE_WORKER, settings: {} })
  const prepare: Subject['prepare'] = async (call, record) => {
    const path = `/${crypto.randomUUID()}`
    const body = JSON.stringify(await record())
    const { status } = await fetch(worker.url + path, { method: 'PUT', body })
    if (status !== 204) throw new Error(`The bare worker answered ${status}.`)
    return { ...call, path, status: 200 }
  }
  await waitForUrl(`${worker.url}/health`, {
    failure: () => (worker.isRunning() ? undefined : worker.stderr()),
  })
  return { ...worker, prepare }
}
