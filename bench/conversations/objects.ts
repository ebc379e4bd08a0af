import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { newId } from '#schema/domain/ids.ts'
import { findFreePort, waitForUrl } from '#tools/common/processes.ts'
import { cpuTimeMs } from '#tools/dev/cpu-time.ts'
import { launchWorkerd } from '../workerd.ts'
import type { Outcome } from './pipelines.ts'
import { conversationOf, type Writers } from './small-store.ts'

const WORKER = join(import.meta.dirname, 'conversation-object.js')

const configOf = (port: number, dir: string) => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "measured", worker = .measured),
    (name = "objects", disk = (path = ${JSON.stringify(dir)}, writable = true)),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "measured")],
);
const measured :Workerd.Worker = (
  modules = [(name = "index.js", esModule = embed "conversation-object.js")],
  compatibilityDate = "2026-01-01",
  durableObjectNamespaces = [
    (className = "Conversation", uniqueKey = "conversation", enableSql = true),
    (className = "Inbox", uniqueKey = "inbox", enableSql = true),
  ],
  durableObjectStorage = (localDisk = "objects"),
  bindings = [
    (name = "CONVERSATION", durableObjectNamespace = "Conversation"),
    (name = "INBOX", durableObjectNamespace = "Inbox"),
  ],
);
`

const agent = new Agent({ keepAlive: true })
export const closeObjects = (): void => agent.destroy()

function post(url: string, body: string): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode === 200) resolve(JSON.parse(text) as Record<string, unknown>)
        else reject(new Error(`${response.statusCode} ${text.slice(0, 300)}`))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

export const messageTo = (writers: Writers, text: string): string =>
  JSON.stringify({
    conversation: conversationOf(writers),
    users: [writers.me, writers.other],
    id: newId('message'),
    key: newId('idempotency'),
    sender: writers.me,
    text,
    now: Date.now(),
  })

/** workerd with the objects of `conversation-object.js`, on this machine's disk. */
export async function startObjects(dir: string) {
  const [port, disk] = [await findFreePort(), join(dir, 'objects')]
  mkdirSync(disk, { recursive: true })
  copyFileSync(WORKER, join(dir, 'conversation-object.js'))
  const config = join(dir, 'objects.capnp')
  writeFileSync(config, configOf(port, disk))
  const child = launchWorkerd(config)
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-2000)
  })
  const url = `http://127.0.0.1:${port}`
  await waitForUrl(`${url}/health`, { failure: () => (child.isRunning ? undefined : stderr) })
  const { pid } = child
  if (!pid) throw new Error(`workerd did not start. ${stderr}`)
  return {
    send: (path: '/messages' | '/nothing' | '/pull', body: string) => post(url + path, body),
    async replay(
      path: '/messages' | '/nothing' | '/pull',
      bodies: readonly string[],
      writers: number,
    ): Promise<Outcome & { last: Record<string, unknown> }> {
      const times: number[] = []
      let last: Record<string, unknown> = {}
      let next = 0
      const work = async () => {
        for (let body = bodies[next++]; body; body = bodies[next++]) {
          const at = performance.now()
          last = await post(url + path, body)
          times.push(performance.now() - at)
        }
      }
      const before = { at: performance.now(), cpu: (await cpuTimeMs(pid)) ?? Number.NaN }
      await Promise.all(Array.from({ length: writers }, work))
      const seconds = (performance.now() - before.at) / 1000
      const used = ((await cpuTimeMs(pid)) ?? Number.NaN) - before.cpu
      return {
        perSecond: bodies.length / seconds,
        times,
        cpu: (1000 * used) / bodies.length,
        busy: 0,
        last,
      }
    },
    stop: () => child.kill(),
  }
}
