import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepOldAssets, listAssets } from './old-assets.mjs'

const DAY = 24 * 60 * 60 * 1000
const FIRST = Date.parse('2026-03-01T09:00:00Z')

let dir
let server
let url
/** What is live: a folder that a deployment replaces as a whole. */
let live

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'onise-assets-'))
  live = null
  server = createServer((request, response) => {
    try {
      response.end(readFileSync(join(live ?? '', request.url ?? '')))
    } catch {
      response.writeHead(404).end()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${server.address().port}`
})
afterEach(async () => {
  server.close()
  await once(server, 'close')
  rmSync(dir, { recursive: true, force: true })
})

let builds = 0
function build(...names) {
  const dist = join(dir, String(builds++))
  mkdirSync(join(dist, 'assets'), { recursive: true })
  for (const name of names) writeFileSync(join(dist, 'assets', name), `what is in ${name}`)
  listAssets(dist)
  return dist
}
async function deploy(dist, day) {
  const kept = await keepOldAssets({ url, dist, now: FIRST + day * DAY })
  live = dist
  return kept
}
const served = () => readdirSync(join(live, 'assets')).toSorted()

test('SYNC 1: the first deployment has nothing to keep', async () => {
  expect(await deploy(build('app-1.js'), 0)).toBe(0)
  expect(served()).toEqual(['app-1.js'])
})

test('SYNC 1: what a build replaces stays for 30 days after that, over any number of builds', async () => {
  await deploy(build('app-1.js', 'form-1.js'), 0)
  expect(await deploy(build('app-2.js', 'form-1.js'), 40)).toBe(1)
  expect(served()).toEqual(['app-1.js', 'app-2.js', 'form-1.js'])
  expect(readFileSync(join(live, 'assets/app-1.js'), 'utf8')).toBe('what is in app-1.js')

  expect(await deploy(build('app-3.js', 'form-3.js'), 60)).toBe(3)
  expect(served()).toEqual(['app-1.js', 'app-2.js', 'app-3.js', 'form-1.js', 'form-3.js'])
  // 31 days after it was replaced, not after it was made.
  await deploy(build('app-4.js', 'form-3.js'), 71)
  expect(served()).toEqual(['app-2.js', 'app-3.js', 'app-4.js', 'form-1.js', 'form-3.js'])
})

test('what comes back in a newer build is no old thing any more', async () => {
  await deploy(build('app-1.js'), 0)
  await deploy(build('app-2.js'), 1)
  await deploy(build('app-1.js'), 2)
  await deploy(build('app-3.js'), 33)
  expect(served()).toEqual(['app-1.js', 'app-3.js'])
})

test('a name that is no name becomes no path', async () => {
  await deploy(build('app-1.js'), 0)
  writeFileSync(join(live, 'assets.json'), JSON.stringify({ current: ['../sw.js'], old: {} }))
  writeFileSync(join(live, 'sw.js'), 'a worker')
  const next = build('app-2.js')
  expect(await deploy(next, 1)).toBe(0)
  expect(readdirSync(next)).toEqual(['assets', 'assets.json'])
})

test('where what is live cannot be read nothing is replaced', async () => {
  const dist = build('app-1.js')
  server.removeAllListeners('request')
  server.on('request', (_request, response) => response.writeHead(503).end())
  await expect(deploy(dist, 0)).rejects.toThrow('503')
})
