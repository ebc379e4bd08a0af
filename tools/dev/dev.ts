import { existsSync, watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'
import { build, buildWorker } from '#tools/build/build.ts'
import { ROOT } from '#tools/common/paths.ts'
import { findFreePort, isPortFree } from '#tools/common/processes.ts'
import { startStack, type Stack, type StackOptions } from './start-stack.ts'
import type { Worker } from './worker.ts'

const DEBOUNCE_MS = 150
const WORKER_FOLDERS = ['worker', 'schema']

/** Vite serves the app from its source; the built app only has to exist. */
const buildIfMissing = () =>
  existsSync(join(ROOT, 'dist/pwa/shell.html')) ? buildWorker() : build()

async function startVite(port: number) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    server: { port, strictPort: true, host: '127.0.0.1' },
    clearScreen: false,
  })
  await vite.listen()
  return vite
}

/** Builds and reloads the worker when its source changes. */
function watchWorker(worker: Worker, log: (message: string) => void): FSWatcher[] {
  let timer: NodeJS.Timeout | undefined
  const rebuild = async () => {
    try {
      if (!(await buildWorker())) return
      await worker.reload()
      log('  ✓ Rebuilt the worker')
    } catch (error) {
      log(`  ✗ ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const onChange = (_event: string, file: string | null) => {
    if (!file?.endsWith('.ts')) return
    clearTimeout(timer)
    timer = setTimeout(() => void rebuild(), DEBOUNCE_MS)
  }
  return WORKER_FOLDERS.map((folder) => watch(join(ROOT, folder), { recursive: true }, onChange))
}

type DevOptions = StackOptions & { port: number; log: (message: string) => void }

/** As `npm start`, with Vite's hot reload in front and a worker that is rebuilt when its source changes. */
export async function startDevServer({ port, log, ...options }: DevOptions): Promise<Stack> {
  if (!(await isPortFree(port)))
    throw new Error(`Port ${port} is taken. Try another: PORT=${port + 1} npm run dev`)
  const workerPort = await findFreePort()
  const stack = await startStack({
    ...options,
    buildApp: buildIfMissing,
    port: workerPort,
    appPort: port,
  })
  try {
    // vite.config.ts forwards the API calls to this port.
    process.env['API_PORT'] = String(workerPort)
    const vite = await startVite(port)
    const watchers = watchWorker(stack.worker, log)
    return {
      ...stack,
      url: `http://localhost:${port}`,
      async stop() {
        for (const watcher of watchers) watcher.close()
        await vite.close()
        await stack.stop()
      },
    }
  } catch (error) {
    await stack.stop()
    throw error
  }
}
