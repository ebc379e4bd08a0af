// Vitest's global setup: offers the run's libSQL server and R2 to all projects, and starts each on its first use.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { startR2, startSqld } from './run-servers.ts'

type Running = { url: string; projects: number; stop: () => Promise<void> }
let running: Promise<Running> | undefined

async function listen(): Promise<Running> {
  let sqld: ReturnType<typeof startSqld> | undefined
  let r2: ReturnType<typeof startR2> | undefined
  /** `POST /sqld` and `POST /r2` respond with a URL; `DELETE /sqld/<name>` deletes a database. */
  async function handle({ method, url = '' }: IncomingMessage): Promise<string> {
    const [, name, namespace] = url.split('/')
    if (method === 'DELETE') await (await sqld)?.dropNamespace(namespace ?? '')
    else if (name === 'sqld') return (await (sqld ??= startSqld())).url
    else return (await (r2 ??= startR2())).url
    return ''
  }
  const server = createServer((request, response) => {
    handle(request).then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    projects: 0,
    async stop() {
      server.closeAllConnections()
      server.close()
      await Promise.all([(await sqld)?.stop(), (await r2)?.stop()])
    },
  }
}

/** Shared by the projects: the first starts it, the last stops it. */
export async function setup(project: TestProject): Promise<void> {
  running ??= listen()
  const servers = await running
  servers.projects++
  project.provide('servers', servers.url)
}

export async function teardown(): Promise<void> {
  const servers = await running
  if (!servers || --servers.projects > 0) return
  running = undefined
  await servers.stop()
}
