import { beforeEach, describe, expect, it } from 'vitest'
import { listBanks, resolveAccount } from '#schema/contract/payouts.ts'
import { BANK_LIST_TTL_MS, DAY_MS } from '#schema/domain/limits.ts'
import type { Effect, Fault } from '#testing/faults/fault.ts'
import {
  createTestServer,
  type TestUser,
  type TestServer,
  type Engine,
} from '#testing/worker/test-server.ts'
import { purgeExpiredJob } from '#worker/jobs/purge-expired.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'

let world: TestServer
let user: TestUser
async function setUp(engine: Engine = 'in-process') {
  world = await createTestServer({ engine })
  world.provider.nameAccount('0123456789', 'BELLO MUSA A.')
  user = await world.createUser('tasker')
}
beforeEach(() => setUp())
const banks = () => user.send(listBanks, {})
const enquire = (accountNumber = '0123456789', bankCode = '044') =>
  user.send(resolveAccount, { accountNumber, bankCode })
const DOWN: Fault = { effect: 'status', status: 503 }
/** The provider's list has two pages. */
const PAGES = 2
const bankRequests = () => world.provider.countRequests('GET /bank')

describe('the list of banks', () => {
  it('contains the banks that accept transfers, by name, and is fetched once a day', async () => {
    await setUp('sqld')
    const { body } = await banks()
    expect(body).toContainEqual({ code: '044', name: 'Access Bank' })
    expect(body).toContainEqual({ code: '057', name: 'Zenith Bank' })
    const names = body.map(({ name }) => name)
    expect(names).not.toContain('Heritage Bank')
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
    for (let i = 0; i < 3; i++) await banks()
    expect(bankRequests()).toBe(PAGES)
    expect(world.lastRequestCost()).toMatchObject({ roundTrips: 1, rowsWritten: 0 })
    world.advanceClock(BANK_LIST_TTL_MS - 1)
    await banks()
    expect(bankRequests()).toBe(PAGES)
  })

  it('is returned stale after a day and refreshed once after the response', async () => {
    const list = (await banks()).body
    world.advanceClock(BANK_LIST_TTL_MS)
    const responses = await Promise.all(Array.from({ length: 10 }, banks))
    expect(responses.map(({ body }) => body)).toEqual(Array.from({ length: 10 }, () => list))
    expect(bankRequests()).toBe(2 * PAGES)
    await banks()
    expect(bankRequests()).toBe(2 * PAGES)
  })

  it.each(['drop-request', 'status', 'html'] satisfies Effect[])(
    'stays in use while the provider has the fault %s, with one refresh per minute',
    async (fault) => {
      const list = (await banks()).body
      world.provider.injectFault('GET /bank', fault)
      world.advanceClock(9 * DAY_MS)
      await runJobs(world.deps, [purgeExpiredJob])
      await world.runSql('UPDATE sessions SET expires_at = ?', world.now() + DAY_MS)
      for (let i = 0; i < 3; i++) expect((await banks()).body).toEqual(list)
      expect(bankRequests()).toBe(PAGES + 1)
      world.advanceClock(60_000)
      await banks()
      expect(bankRequests()).toBe(PAGES + 2)
    },
  )

  it('is not replaced by an empty list', async () => {
    const list = (await banks()).body
    world.provider.intercept('GET /bank', async () =>
      Response.json({ status: true, message: 'ok', data: [] }),
    )
    world.advanceClock(BANK_LIST_TTL_MS)
    await banks()
    expect((await banks()).body).toEqual(list)
  })

  it('answers 503 with a retry time when there is no cached list', async () => {
    world.provider.injectFault('GET /bank', DOWN)
    const response = await banks()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
    world.provider.clearFaults()
    expect((await banks()).status).toBe(200)
  })
})

describe('the name enquiry', () => {
  it('returns the account holder’s name and caches it for a day', async () => {
    expect(await enquire()).toMatchObject({
      status: 200,
      body: { message: 'Account found.', accountName: 'BELLO MUSA A.', bankName: 'Access Bank' },
    })
    await enquire()
    await enquire('012 345 6789')
    expect(world.provider.countRequests('GET /bank/resolve')).toBe(1)
    world.advanceClock(DAY_MS)
    await enquire()
    expect(world.provider.countRequests('GET /bank/resolve')).toBe(2)
  })

  it('stores neither number nor name in plain text, and only until the nightly purge', async () => {
    await enquire()
    const cachedNames = () => world.runSql("SELECT * FROM provider_cache WHERE name LIKE 'name:%'")
    expect(await cachedNames()).toHaveLength(1)
    expect(JSON.stringify(await cachedNames())).not.toMatch(
      /0123456789|BELLO|(?<![\w-])044(?![\w-])/,
    )
    world.advanceClock(DAY_MS)
    await runJobs(world.deps, [purgeExpiredJob])
    expect(await cachedNames()).toEqual([])
    expect(await world.runSql('SELECT name FROM provider_cache')).toEqual([{ name: 'banks' }])
  })

  it('rejects an unknown account and bank, and answers 503 while the provider is down', async () => {
    expect(await enquire('0000000404')).toMatchObject({
      status: 400,
      body: { code: 'unknown_account', fields: { accountNumber: expect.any(String) } },
    })
    expect((await enquire('0123456789', '030')).body.code).toBe('unknown_bank')
    expect((await enquire('123')).body.error).toBe('Please enter a valid account number')
    world.provider.injectFault('GET /bank/resolve', DOWN)
    expect((await enquire('0123456780')).status).toBe(503)
  })

  it('allows twenty uncached enquiries per hour', async () => {
    const number = (i: number) => String(1_000_000_000 + i)
    for (let i = 0; i < 20; i++) expect((await enquire(number(i))).status).toBe(200)
    const over = await enquire(number(20))
    expect([over.status, over.headers.get('retry-after')]).toEqual([429, '3600'])
    expect((await enquire(number(3))).status).toBe(200)
    world.advanceClock(3_600_000)
    expect((await enquire(number(20))).status).toBe(200)
    expect(world.provider.countRequests('GET /bank/resolve')).toBe(21)
  })
})
