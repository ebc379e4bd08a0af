import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { retainPreviousAssets, writeAssetList } from './retain-previous-assets.ts'

const DAY = 24 * 60 * 60 * 1000
const FIRST_DEPLOYMENT = Date.parse('2026-03-01T09:00:00Z')

let dir: string
let server: Server
let url: string
/** The folder that is served. A deployment replaces it as a whole. */
let live: string

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'onise-assets-'))
  live = join(dir, 'nothing')
  server = createServer((request, response) => {
    try {
      response.end(readFileSync(join(live, request.url ?? '')))
    } catch {
      response.writeHead(404).end()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  server.close()
  await once(server, 'close')
  rmSync(dir, { recursive: true, force: true })
})

let builds = 0
function build(...names: string[]) {
  const dist = join(dir, String(builds++))
  mkdirSync(join(dist, 'assets'), { recursive: true })
  for (const name of names) writeFileSync(join(dist, 'assets', name), `content of ${name}`)
  writeAssetList(dist)
  return dist
}
async function deploy(dist: string, day: number) {
  const { count, problem } = await retainPreviousAssets({
    url,
    dist,
    now: FIRST_DEPLOYMENT + day * DAY,
  })
  live = dist
  expect(problem).toBeUndefined()
  return count
}
const served = () => readdirSync(join(live, 'assets')).toSorted()

test('the first deployment has no previous files', async () => {
  expect(await deploy(build('app-1.js'), 0)).toBe(0)
  expect(served()).toEqual(['app-1.js'])
})

test('a replaced file is served for 30 more days, over any number of builds', async () => {
  await deploy(build('app-1.js', 'form-1.js'), 0)
  expect(await deploy(build('app-2.js', 'form-1.js'), 40)).toBe(1)
  expect(served()).toEqual(['app-1.js', 'app-2.js', 'form-1.js'])
  expect(readFileSync(join(live, 'assets/app-1.js'), 'utf8')).toBe('content of app-1.js')

  expect(await deploy(build('app-3.js', 'form-3.js'), 60)).toBe(3)
  expect(served()).toEqual(['app-1.js', 'app-2.js', 'app-3.js', 'form-1.js', 'form-3.js'])
  // app-1.js was replaced 31 days ago; it was built 71 days ago.
  await deploy(build('app-4.js', 'form-3.js'), 71)
  expect(served()).toEqual(['app-2.js', 'app-3.js', 'app-4.js', 'form-1.js', 'form-3.js'])
})

test('a file that returns in a newer build is no longer an old one', async () => {
  await deploy(build('app-1.js'), 0)
  await deploy(build('app-2.js'), 1)
  await deploy(build('app-1.js'), 2)
  await deploy(build('app-3.js'), 33)
  expect(served()).toEqual(['app-1.js', 'app-3.js'])
})

test('a name with a path in it is ignored', async () => {
  await deploy(build('app-1.js'), 0)
  writeFileSync(join(live, 'assets.json'), JSON.stringify({ current: ['../sw.js'], old: {} }))
  writeFileSync(join(live, 'sw.js'), 'a worker')
  const next = build('app-2.js')
  expect(await deploy(next, 1)).toBe(0)
  expect(readdirSync(next)).toEqual(['assets', 'assets.json'])
})

test.each([
  ['503', 503, 'busy', 'answered 503'],
  ['522', 522, '<html>', 'answered 522'],
  ['another site', 200, '<!doctype html>', 'has no assets.json'],
  ['JSON of another site', 200, '{"current":"x"}', 'has no assets.json'],
])('a deployment goes on when the address answers %s', async (_, status, body, problem) => {
  const dist = build('app-1.js')
  server.removeAllListeners('request')
  server.on('request', (_request, response) => response.writeHead(status).end(body))
  expect(await retainPreviousAssets({ url, dist })).toEqual({
    count: 0,
    problem: expect.stringContaining(problem),
  })
})

test('a deployment goes on when nothing answers at the address', async () => {
  const dist = build('app-1.js')
  const refused = await retainPreviousAssets({ url: 'http://127.0.0.1:1', dist })
  expect(refused.problem).toContain('could not be reached')
})
