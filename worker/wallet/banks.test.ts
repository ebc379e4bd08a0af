import { beforeEach, describe, expect, it } from 'vitest'
import { listBanks, resolveAccount } from '#schema/contract/withdrawals.ts'
import { BANKS_KEPT_MS, DAY } from '#schema/domain/limits.ts'
import { ring } from '../clock/clock.ts'
import { sweep } from '../clock/sweep.ts'
import { FAULTS } from '../test/bank.ts'
import { newWorld, type Person, type World } from '../test/world.ts'

let world: World
let person: Person
beforeEach(async () => {
  world = await newWorld()
  person = await world.person('tasker')
})
const banks = () => person.send(listBanks, {})
const ask = (accountNumber = '0123456789', bankCode = '044') =>
  person.send(resolveAccount, { accountNumber, bankCode })
const down = () => new Response('', { status: 503 })
const LIST = [
  { code: '044', name: 'Access Bank' },
  { code: '057', name: 'Zenith Bank' },
]

describe('SPEC 3: the banks', () => {
  it('are those that money can be sent to, by name, asked for once a day', async () => {
    expect((await banks()).body).toEqual(LIST)
    for (let i = 0; i < 3; i++) await banks()
    expect(world.bank.times('banks')).toBe(1)
    expect(world.cost()).toMatchObject({ trips: 1, rowsWritten: 0 })
    world.wait(BANKS_KEPT_MS - 1)
    await banks()
    expect(world.bank.times('banks')).toBe(1)
  })

  it('a day later what is there is shown at once, and fetched anew behind it, by one of many', async () => {
    await banks()
    world.wait(BANKS_KEPT_MS)
    const answers = await Promise.all(Array.from({ length: 10 }, banks))
    expect(answers.map(({ body }) => body)).toEqual(Array.from({ length: 10 }, () => LIST))
    expect(world.bank.times('banks')).toBe(2)
    await banks()
    expect(world.bank.times('banks')).toBe(2)
  })

  it.each(['cannot be reached', 'answers 500 and did nothing', 'answers a page of something else'])(
    'a provider that %s: the old list stays for as long as it takes, and one asks a minute',
    async (fault) => {
      await banks()
      world.bank.spoil('banks', FAULTS[fault] ?? down)
      world.wait(9 * DAY)
      await ring(world.deps, [sweep])
      await world.rows('UPDATE sessions SET expires_at = ?', world.now() + DAY)
      for (let i = 0; i < 3; i++) expect((await banks()).body).toEqual(LIST)
      expect(world.bank.times('banks')).toBe(2)
      world.wait(60_000)
      await banks()
      expect(world.bank.times('banks')).toBe(3)
    },
  )

  it('a list with nothing in it is not taken for one', async () => {
    await banks()
    world.bank.spoil('banks', () => Response.json({ status: true, message: 'ok', data: [] }))
    world.wait(BANKS_KEPT_MS)
    await banks()
    expect((await banks()).body).toEqual(LIST)
  })

  it('nobody has asked before and the provider is down: 503, and a moment to wait', async () => {
    world.bank.spoil('banks', down)
    const heard = await banks()
    expect([heard.status, heard.headers.get('retry-after')]).toEqual([503, '10'])
    world.bank.mend()
    expect((await banks()).status).toBe(200)
  })
})

describe('R43, R44: the name the bank has for an account', () => {
  it('is seen before any money is sent; asked again it costs no enquiry', async () => {
    expect(await ask()).toMatchObject({
      status: 200,
      body: { message: 'Account found.', accountName: 'BELLO MUSA A.', bankName: 'Access Bank' },
    })
    await ask()
    await ask('012 345 6789')
    expect(world.bank.times('resolve')).toBe(1)
    world.wait(DAY)
    await ask()
    expect(world.bank.times('resolve')).toBe(2)
  })

  it('neither number nor name lies open in the cache, and the night takes it away', async () => {
    await ask()
    const kept = () => world.rows("SELECT * FROM provider_cache WHERE name LIKE 'name:%'")
    expect(await kept()).toHaveLength(1)
    expect(JSON.stringify(await kept())).not.toMatch(/0123456789|BELLO|044/)
    world.wait(DAY)
    await ring(world.deps, [sweep])
    expect(await kept()).toEqual([])
    expect(await world.rows('SELECT name FROM provider_cache')).toEqual([{ name: 'banks' }])
  })

  it('an account that is not there, a bank that is not, a provider that is down', async () => {
    expect(await ask('0000000404')).toMatchObject({
      status: 400,
      body: { code: 'unknown_account', fields: { accountNumber: expect.any(String) } },
    })
    expect((await ask('0123456789', '030')).body.code).toBe('unknown_bank')
    expect((await ask('123')).body.error).toBe('Please enter a valid account number')
    world.bank.spoil('resolve', down)
    expect((await ask('0123456780')).status).toBe(503)
  })

  it('nobody walks through the numbers: twenty an hour', async () => {
    const number = (i: number) => String(1_000_000_000 + i)
    for (let i = 0; i < 20; i++) expect((await ask(number(i))).status).toBe(200)
    const over = await ask(number(20))
    expect([over.status, over.headers.get('retry-after')]).toEqual([429, '3600'])
    expect((await ask(number(3))).status).toBe(200)
    world.wait(3_600_000)
    expect((await ask(number(20))).status).toBe(200)
    expect(world.bank.times('resolve')).toBe(21)
  })
})
