import { join } from 'node:path'
import { findFreePort, run } from '#tools/common/processes.ts'
import { startWorker } from '#tools/dev/worker.ts'
import type { Settings } from '#worker/env.ts'
import { textsOf, type Subject } from '../server/subjects.ts'

/** Of the workerd that this process has started, from the operating system. */
async function findWorkerd(parent: number | undefined): Promise<{ pid: number; rssKb: number }> {
  const lines = (await run('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm='])).split('\n')
  for (const line of lines) {
    const [pid, ppid, rss, ...name] = line.trim().split(/\s+/)
    if (Number(ppid) === parent && name.join(' ').endsWith('workerd'))
      return { pid: Number(pid), rssKb: Number(rss) }
  }
  throw new Error('workerd does not run.')
}

export type LiveSubject = Subject & { memoryKb: () => Promise<number> }
type Options = { name: string; dir: string; settings: Settings; live: 'on' | 'off' }

/** The built worker as `npm start` runs it, with its objects and what Miniflare puts before it. */
export async function startSubject({ name, dir, settings, live }: Options): Promise<LiveSubject> {
  const worker = await startWorker({
    port: await findFreePort(),
    files: join(dir, `${name}-files`),
    log: join(dir, `${name}.log`),
    vars: { ...textsOf(settings), LIVE: live },
  })
  const { pid } = await findWorkerd(worker.pid)
  return {
    name,
    url: worker.url,
    pid,
    memoryKb: async () => (await findWorkerd(worker.pid)).rssKb,
    stop: async () => void (await worker.stop()),
  }
}
