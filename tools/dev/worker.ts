import { join } from 'node:path'
import { ROOT, TYPESCRIPT_LOADER } from '#tools/common/paths.ts'
import { launch, type Child } from '#tools/common/processes.ts'
import type { WorkerOptions, WorkerRequest, WorkerResponse } from './worker-messages.ts'

const PROGRAM = join(import.meta.dirname, 'worker-process.ts')
const MAX_STDERR = 4000

type Pending = { resolve: (result: unknown) => void; reject: (error: Error) => void }

/** The child process that runs workerd. */
class WorkerProcess {
  readonly child: Child
  readonly #pending = new Map<number, Pending>()
  #requests = 0
  #stderr = ''

  constructor(hasLog: boolean) {
    this.child = launch(process.execPath, [...TYPESCRIPT_LOADER, PROGRAM], {
      stdio: ['ignore', hasLog ? 'ignore' : 'inherit', 'pipe', 'ipc'],
      env: { WRANGLER_SEND_METRICS: 'false' },
    })
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#stderr = (this.#stderr + text).slice(-MAX_STDERR)
    })
    this.child.onMessage((message) => this.#receive(message as WorkerResponse))
    this.child.onExit(() => {
      const reason = this.child.exitReason
      const error = new Error(`The process of workerd ended (${reason}).\n${this.#stderr}`)
      for (const { reject } of this.#pending.values()) reject(error)
      this.#pending.clear()
    })
  }

  #receive(response: WorkerResponse): void {
    const pending = this.#pending.get(response.id)
    this.#pending.delete(response.id)
    if ('error' in response)
      pending?.reject(new Error(`The worker did not start: ${response.error}\n${this.#stderr}`))
    else pending?.resolve(response.result)
  }

  send(request: WorkerRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = this.#requests++
      this.#pending.set(id, { resolve, reject })
      this.child.send({ id, request }).catch(reject)
    })
  }
}

type StartWorkerOptions = Pick<WorkerOptions, 'port' | 'files' | 'vars'> & Partial<WorkerOptions>

/** The built worker in workerd. */
export async function startWorker({
  host = '127.0.0.1',
  runCrons = false,
  app = join(ROOT, 'dist/pwa'),
  ...required
}: StartWorkerOptions) {
  const options: WorkerOptions = { ...required, host, runCrons, app }
  let current = new WorkerProcess(Boolean(options.log))
  const url = await current.send({ type: 'start', options }).catch(async (error: unknown) => {
    await current.child.stop()
    throw error
  })

  return {
    url: String(url),
    get pid() {
      return current.child.pid
    },
    get isAlive() {
      return current.child.isRunning
    },
    /** Runs the scheduled handler now, as the cron trigger would. */
    runScheduled: (cron: string) => current.send({ type: 'scheduled', cron }),
    /** Loads the new bundle, or another `app`, on the same port. */
    reload: (changes: Partial<WorkerOptions> = {}) =>
      current.send({ type: 'reload', options: { ...options, ...changes } }),
    /** As a crash: workerd and its parent process end at once. */
    kill: () => current.child.kill(),
    async restart() {
      await current.child.stop()
      current = new WorkerProcess(Boolean(options.log))
      await current.send({ type: 'start', options })
    },
    stop: () => current.child.stop(),
  }
}

export type Worker = Awaited<ReturnType<typeof startWorker>>
