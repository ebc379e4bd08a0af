import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ROOT, TYPESCRIPT_LOADER } from './paths.ts'
import { CommandError, launch, run, waitForUrl } from './processes.ts'

const node = (script: string) => ['--eval', script]

/** A container without an init process leaves ended processes as zombies. */
function isZombie(pid: number): boolean {
  const file = `/proc/${pid}/stat`
  return existsSync(file) && / Z /.test(readFileSync(file, 'utf8'))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch {
    return false
  }
}

test('run resolves with the output of a command, and rejects with it when the command fails', async () => {
  const script = 'console.log("one"); console.error("two")'
  expect(await run(process.execPath, node(script))).toBe('one\ntwo\n')
  const failure = run(process.execPath, node(`${script}; process.exit(3)`))
  await expect(failure).rejects.toThrow(CommandError)
  await expect(failure).rejects.toMatchObject({ code: 3, output: 'one\ntwo\n' })
  await expect(run('no-such-command', [])).rejects.toMatchObject({ code: 127 })
})

test('stop ends a child that ignores SIGTERM', async () => {
  const script =
    'process.on("SIGTERM", () => {}); console.error("ready"); setInterval(() => {}, 1000)'
  const child = launch(process.execPath, node(script), { stdio: ['ignore', 'ignore', 'pipe'] })
  if (child.stderr) await once(child.stderr, 'data')
  await child.stop({ graceMs: 50 })
  expect([child.isRunning, child.exitReason]).toEqual([false, 'SIGKILL'])
})

test('readOutput passes on what a child writes until it has ended', async () => {
  const script = 'console.log("one"); setImmediate(() => console.error("two"))'
  const child = launch(process.execPath, node(script), { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  await child.readOutput((text) => (output += text))
  expect([output, child.isRunning]).toEqual(['one\ntwo\n', false])
})

test('a child that cannot be started has ended', async () => {
  const child = launch('no-such-command', [])
  expect([child.isRunning, child.exitReason]).toEqual([false, 'not started'])
  await child.stop()
  expect(await child.whenEnded()).toBe(null)
})

test('children end and temporary directories are deleted when their parent is killed', async () => {
  const module = JSON.stringify(join(ROOT, 'tools/common/processes.ts'))
  const script = `
    const { createTemporaryDirectory, launch } = await import(${module})
    const child = launch('sleep', ['60'])
    console.error(child.pid, createTemporaryDirectory('onise-processes-'))
    setInterval(() => {}, 1000)`
  const args = [...TYPESCRIPT_LOADER, '--input-type=module', ...node(script)]
  const parent = launch(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  if (!parent.stderr) throw new Error('The parent has no output')
  const [output] = await once(parent.stderr, 'data')
  const [pid, directory = ''] = String(output).trim().split(' ')
  const grandchild = Number(pid)
  expect([isAlive(grandchild), existsSync(directory)]).toEqual([true, true])
  process.kill(parent.pid ?? 0, 'SIGKILL')
  await expect.poll(() => isAlive(grandchild)).toBe(false)
  await expect.poll(() => existsSync(directory)).toBe(false)
})

let server: Server | undefined
afterEach(() => server?.close())

async function serve(...statuses: number[]): Promise<string> {
  server = createServer((_request, response) => {
    response.writeHead(statuses.shift() ?? 200).end('not ready')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('waitForUrl repeats the request until the response is successful', async () => {
  await expect(waitForUrl(await serve(503, 500, 200), { intervalMs: 1 })).resolves.toBeUndefined()
})

test('waitForUrl gives up after its time, or when the server can never respond', async () => {
  const url = await serve(...Array.from({ length: 1000 }, () => 503))
  // With its last error, which on a busy machine is not the 503.
  await expect(waitForUrl(url, { timeoutMs: 60, intervalMs: 5 })).rejects.toThrow(
    /did not respond within 0 s \(.+\)/,
  )
  await expect(waitForUrl(url, { failure: () => 'The server ended.' })).rejects.toThrow(
    'The server ended.',
  )
})
