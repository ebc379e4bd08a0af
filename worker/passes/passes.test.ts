import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose'
import { beforeEach, expect, it } from 'vitest'
import { findPass, listRevokedPasses } from '#schema/contract/passes.ts'
import { findTask } from '#schema/contract/task-reads.ts'
import { isListed, JWKS_PATH, readPass } from '#schema/domain/pass.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { codeOfPass, passOfTask } from '#testing/worker/pass.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { generatePushKey } from '#tools/dev/secrets.ts'
import { addressCounters, countInIsolate } from '#worker/limits/rate-limit.ts'

type Task = Parameters<Market['findTask']>[1]

let market: Market
let client: TestUser
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
})

const assign = () =>
  market.createAssignedTask(client, tasker, {
    title: 'Fix the ceiling fan',
    place: 'lagos-ikeja',
    address: '14 Allen Avenue',
  })
const claimsOf = (token: string) => {
  const pass = readPass(token)
  if (!pass) throw new Error('not a pass')
  return pass.claims
}
const stateOf = async (token: string) =>
  (await client.send(findPass, { words: await codeOfPass(token) })).body.state
const isRevoked = async (token: string) =>
  isListed((await client.send(listRevokedPasses, {})).body, claimsOf(token).jti)
const keys = async () =>
  (await (await market.app.request(`https://onise.test${JWKS_PATH}`)).json()) as JSONWebKeySet
const isAccepted = async (token: string) =>
  jwtVerify(token, createLocalJWKSet(await keys()), { currentDate: new Date(market.now()) }).then(
    () => true,
    () => false,
  )

it('the professional alone has a pass, with the area and never the address, and keeps it', async () => {
  const task = await assign()
  const token = await passOfTask(tasker, task._id)
  expect(claimsOf(token)).toEqual({
    jti: expect.stringMatching(/^[\w-]{12}$/),
    name: expect.any(String),
    badge: 0,
    task: 'Fix the ceiling fan',
    area: 'Ikeja, Lagos',
    nbf: expect.any(Number),
    exp: Date.parse('2026-03-20T23:00:00Z') / 1000,
  })
  expect(token.length).toBeLessThan(420)
  expect(await isAccepted(token)).toBe(true)
  expect(await passOfTask(tasker, task._id)).toBe(token)
  expect(market.lastRequestCost().roundTrips).toBe(1)
  for (const reader of [client, await market.createTasker()])
    expect((await reader.send(findTask, { id: task._id })).body.pass).toBeUndefined()
})

it('the keys are public, for a while in every cache, and without the private part', async () => {
  const response = await market.app.request(`https://onise.test${JWKS_PATH}`)
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  const { keys: found } = (await response.json()) as JSONWebKeySet
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' })
  expect(found[0]).not.toHaveProperty('d')
})

it('is found by its words until the agreed day is over', async () => {
  const task = await assign()
  const token = await passOfTask(tasker, task._id)
  const { body } = await client.send(findPass, { words: await codeOfPass(token) })
  expect(body).toEqual({ token, state: 'valid', picture: null })
  expect((await client.send(findPass, { words: '000'.repeat(6) })).status).toBe(404)
  market.advanceClock(claimsOf(token).exp * 1000 - market.now())
  expect([await stateOf(token), await isRevoked(token)]).toEqual(['expired', false])
  expect((await tasker.send(findTask, { id: task._id })).body.pass).toBeUndefined()
})

it.each([
  ['the work ends', (task: Task) => market.cancel(tasker, task)],
  [
    'somebody else has the work',
    async (task: Task) => {
      const other = await market.createTasker()
      await market.cancel(tasker, task)
      await market.apply(other, task)
      await market.award(client, task, other)
    },
  ],
  [
    'another day is agreed',
    ({ _id }: Task) =>
      market.runSql("UPDATE tasks SET agreed_date = '2026-03-21' WHERE id = ?", _id),
  ],
  [
    'its owner is suspended',
    () => market.runSql('UPDATE users SET suspended_at = 1 WHERE id = ?', tasker.id),
  ],
])('is revoked when %s', async (_, change) => {
  const task = await assign()
  const token = await passOfTask(tasker, task._id)
  expect([await stateOf(token), await isRevoked(token)]).toEqual(['valid', false])
  await change(task)
  expect([await stateOf(token), await isRevoked(token)]).toEqual(['revoked', true])
})

it('a pass that no longer says what is true is replaced', async () => {
  const task = await assign()
  const token = await passOfTask(tasker, task._id)
  await market.runSql('UPDATE users SET is_verified = 1 WHERE id = ?', tasker.id)
  const next = await passOfTask(tasker, task._id)
  expect([claimsOf(token).badge, claimsOf(next).badge]).toEqual([0, 1])
  expect([await stateOf(token), await stateOf(next)]).toEqual(['revoked', 'valid'])
})

it('is kept during a rotation of the key, and made again after it', async () => {
  const task = await assign()
  const token = await passOfTask(tasker, task._id)
  const { settings } = market.deps
  Object.assign(settings, { PASS_KEY: generatePushKey(), PASS_KEY_OLD: settings.PASS_KEY })
  expect(await passOfTask(tasker, task._id)).toBe(token)
  Object.assign(settings, { PASS_KEY_OLD: '' })
  expect(await passOfTask(tasker, task._id)).not.toBe(token)
})

it('without a key there are no passes', async () => {
  const task = await assign()
  Object.assign(market.deps.settings, { PASS_KEY: '' })
  expect((await tasker.send(findTask, { id: task._id })).body.pass).toBeUndefined()
  expect(await keys()).toEqual({ keys: [] })
})

it('nobody tries many words from one address', async () => {
  const ip = '41.0.0.1'
  const find = async () => {
    const url = `https://onise.test/api/passes/${'001'.repeat(6)}`
    return (await market.app.request(url, { headers: { 'cf-connecting-ip': ip } })).status
  }
  expect(await find()).toBe(404)
  const counters = addressCounters(market.deps, 'pass', ip)
  const useUp = () => {
    for (;;) countInIsolate(market.deps, counters, market.now())
  }
  expect(useUp).toThrow('passes')
  expect(await find()).toBe(429)
})
