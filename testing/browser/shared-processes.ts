import type { Browser } from 'playwright-core'
import { findFreePort } from '#tools/common/processes.ts'
import { startWorker, type Worker } from '#tools/dev/worker.ts'
import { openBrowser } from './browser.ts'

// Vitest runs this project without isolation, so the files of one test process share its workerd and its Chromium.
let worker: Promise<Worker> | undefined
let browser: Promise<Browser> | undefined

type WorkerSettings = { files: string; log: string; vars: Record<string, string>; app?: string }

async function start(settings: WorkerSettings): Promise<Worker> {
  return startWorker({ ...settings, port: await findFreePort() })
}

/** The worker with these settings, in the workerd that the file before has used. */
export async function useWorker(settings: WorkerSettings): Promise<Worker> {
  const earlier = await worker?.catch(() => undefined)
  if (!earlier?.isAlive) return (worker = start(settings))
  await earlier.reload(settings)
  return earlier
}

export async function useBrowser(): Promise<Browser> {
  const earlier = await browser?.catch(() => undefined)
  if (!earlier?.isConnected()) browser = openBrowser()
  return (await browser) as Browser
}

// Vitest ends a test process with this signal.
process.once('SIGTERM', async () => {
  const processes = await Promise.allSettled([
    worker?.then((each) => each.stop()),
    browser?.then((each) => each.close()),
  ])
  process.exit(processes.every(({ status }) => status === 'fulfilled') ? 0 : 1)
})
