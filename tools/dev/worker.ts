import { join } from 'node:path'
import { ROOT, TYPESCRIPT_LOADER } from '#tools/common/paths.ts'
import { launch, type Child } from '#tools/common/processes.ts'
import { Supervisor, type BackOff, type Part } from './supervisor.ts'
import type { WorkerOptions, WorkerRequest, WorkerResponse } from './worker-messages.ts'

const PROGRAM = join(import.meta.dirname, 'worker-process.ts')
const MAX_STDERR = 4000

type Pending = { resolve: (result: unknown) => void; reject: (error: Error) => void }

/** The child process that runs workerd. */
class WorkerProcess {
  readonly child: Child
  readonly #pending = new Map<number, Pending>()
  readonly #onNotice: (message: string) => void
  #requests = 0
  #stderr = ''

  constructor(hasLog: boolean, onNotice: (message: string) => void) {
    this.#onNotice = onNotice
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
    if ('notice' in response) return this.#onNotice(response.notice)
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

type StartWorkerOptions = Pick<WorkerOptions, 'port' | 'files' | 'vars'> &
  Partial<WorkerOptions> & { onNotice?: (message: string) => void; backOff?: BackOff }

/** The built worker in workerd, started again whenever it ends. */
export async function startWorker({
  host = '127.0.0.1',
  runCrons = false,
  app = join(ROOT, 'dist/pwa'),
  onNotice = () => {},
  backOff,
  ...required
}: StartWorkerOptions) {
  const options: WorkerOptions = { ...required, host, runCrons, app }
  let served = options
  const launchProcess = () => new WorkerProcess(Boolean(options.log), onNotice)
  let current = launchProcess()
  let url = ''

  const start = async () => {
    if (!current.child.isRunning) current = launchProcess()
    const { child } = current
    const started = current.send({ type: 'start', options: served })
    url = String(
      await started.catch(async (error: unknown) => {
        await child.stop()
        throw error
      }),
    )
  }
  const part: Part = {
    title: 'The worker',
    start,
    onExit: (listener) => {
      const { child } = current
      child.onExit(() => listener(child.exitReason))
    },
    kill: () => current.child.kill(),
    stop: () => current.child.stop(),
  }
  const supervisor = new Supervisor(part, onNotice, backOff)
  await supervisor.whenStarted()

  return {
    url,
    get pid() {
      return current.child.pid
    },
    get isAlive() {
      return current.child.isRunning
    },
    /** Runs the scheduled handler now, as the cron trigger would. */
    runScheduled: (cron: string) => current.send({ type: 'scheduled', cron }),
    /** Loads the new bundle, or another `app`, on the same port. */
    reload(changes: Partial<WorkerOptions> = {}) {
      served = { ...options, ...changes }
      return current.send({ type: 'reload', options: served })
    },
    /** As a crash that is not repaired: workerd and its parent process end until `restart`. */
    kill: () => supervisor.kill(),
    restart: () => supervisor.restart(),
    stop: () => supervisor.stop(),
  }
}

export type Worker = Awaited<ReturnType<typeof startWorker>>
