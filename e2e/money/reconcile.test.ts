import { beforeEach, describe, expect, it } from 'vitest'
import { fundWallet, initFunding } from '#schema/contract/payments.ts'
import { newId, type UserId } from '#schema/domain/ids.ts'
import { DAY } from '#schema/domain/limits.ts'
import { naira, type Kobo } from '#schema/domain/money.ts'
import { availableOf, type JournalType } from '#schema/domain/wallet.ts'
import { ring } from '#worker/clock/clock.ts'
import { reconcile } from '#worker/clock/reconcile.ts'
import { newWorld, type World } from '#worker/test/world.ts'
import { brokenLaws } from '#worker/wallet/invariants.ts'
import { openWallet, post } from '#worker/wallet/postings.ts'
import { createPaystack } from '../../local/paystack/paystack.mjs'

type Sandbox = Awaited<ReturnType<typeof createPaystack>>
let world: World
let paystack: Sandbox
let wire: typeof fetch | null
let me: UserId

beforeEach(async () => {
  wire = null
  let clock = () => Date.now()
  paystack = await createPaystack({ now: () => clock(), transfers: { after: 0 } })
  world = await newWorld({
    outside: (...given) => (wire ?? (paystack.fetch as typeof fetch))(...given),
  })
  clock = world.now
  me = (await world.person()).id
  return () => paystack.stop()
})

const call = async (path: string, body: object) => {
  const response = await paystack.fetch(`${paystack.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${paystack.secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { data: { fees: number; recipient_code: string } }
}
let made = 0
/** Somebody pays there; nobody has told us. */
async function pays(amount = naira(5000)): Promise<string> {
  const reference = `fw-${world.now()}-${String(++made).padStart(8, 'x')}`
  await call('/transaction/initialize', {
    reference,
    amount,
    email: 'a@b.test',
    metadata: { user_id: 'nobody' },
  })
  await paystack.control('pay', { reference, outcome: 'success' })
  return reference
}
type Legs = Parameters<typeof post>[0]['legs']
const books = (type: JournalType, idemKey: string, legs: Legs) =>
  world.write(
    openWallet(me, world.now()),
    ...post({ type, idemKey, actor: me, subject: me, meta: {}, legs, now: world.now() }).writes,
  )
const feesOf = (amount: number) => Math.min(Math.round(amount * 0.015) + 10_000, 200_000) as Kobo
const funded = (reference: string, amount = naira(5000), fees = feesOf(amount)) =>
  books('fund', `fund:${reference}`, [
    { debit: 'provider_clearing', credit: availableOf(me), amount },
    { debit: 'provider_fees', credit: 'provider_clearing', amount: fees },
  ])
const paysHere = async () => {
  const reference = await pays()
  await funded(reference)
  return reference
}
const sentThere = async (reference: string, amount: number) => {
  const to = { type: 'nuban', name: 'Musa', account_number: '0123456789', bank_code: '057' }
  const { data } = await call('/transferrecipient', to)
  await call('/transfer', { source: 'balance', reference, amount, recipient: data.recipient_code })
}
const payout = (reference: string, amount: number, status: string) =>
  world.rows(
    `INSERT INTO payouts (id, user_id, journal_id, amount, charge, bank_code, bank_name, account_number_enc,
       account_last4, account_name, reference, status, created_at, updated_at)
     VALUES (?, ?, ?, CAST(? AS INTEGER), 1000, '057', 'Zenith', '', '6789', 'Musa', ?, ?, 1, 1)`,
    ...[reference.slice(3), me, newId('journal'), amount, reference, status],
  )
const paidOut = (reference: string, arrives: Kobo, fee = naira(10)) =>
  books('payout', `ps:${reference}`, [
    { debit: availableOf(me), credit: 'provider_clearing', amount: arrives },
    { debit: 'provider_fees', credit: 'provider_clearing', amount: fee },
  ])

/** Turns until a round is over; the last line of the log. */
async function night() {
  world.wait(DAY)
  for (let turn = 0; turn < 30; turn++) {
    await ring(world.deps, [reconcile])
    const line = world.lines.at(-1)
    expect(line).not.toHaveProperty('fault')
    if (line?.['steps'] === 0) break
  }
  const [row] = await world.rows("SELECT place FROM clock_places WHERE job = 'reconcile'")
  return JSON.parse(String(row?.['place']))
}
const open = async () =>
  (
    await world.rows(
      'SELECT id, kind, ours, theirs FROM recon_items WHERE settled_at IS NULL ORDER BY id',
    )
  ).map(({ id, kind, ours, theirs }) => [id, kind, ours, theirs])

describe('MONEY 2: the books and the provider, held against each other each night', () => {
  it('agree, over many pages and days', async () => {
    for (let day = 0; day < 2; day++) {
      for (let i = 0; i < 60 + day * 70; i++) await paysHere()
      world.wait(DAY)
    }
    const reference = `wd_${newId('payout')}`
    await payout(reference, 301_000, 'success')
    await sentThere(reference, 300_000)
    await paidOut(reference, naira(3000))
    const { counts, phase } = await night()
    expect(phase).toBe('over')
    expect(counts).toMatchObject({
      payments: {
        theirs: { count: 190, kobo: 190 * 500_000 },
        ours: { count: 190, kobo: 190 * 500_000 },
      },
      transfers: { theirs: { count: 1, kobo: 300_000 }, ours: { count: 1, kobo: 300_000 } },
      ...{ entries: 382, asked: 0, differences: 0 },
    })
    expect(counts.balance).toEqual({
      theirs: paystack.balance,
      ours: paystack.balance,
      underWay: 0,
    })
    expect(await open()).toEqual([])
  })

  it('name what is there and not here, here and not there, and not the same', async () => {
    const there = await pays()
    const other = await pays()
    await funded(other, naira(4999), feesOf(500_000))
    const here = `fw-${world.now()}-invented`
    await funded(here)
    const [strange, late, unsent] = [1, 2, 3].map(() => `wd_${newId('payout')}`) as [
      string,
      string,
      string,
    ]
    await paysHere()
    await sentThere(strange, 100_000)
    await payout(late, 101_000, 'failed')
    await sentThere(late, 100_000)
    await payout(unsent, 101_000, 'success')
    await paidOut(unsent, naira(1000))
    const { counts } = await night()
    expect(counts.differences).toBe(7)
    expect(await open()).toEqual(
      [
        ['balance', 'balance', expect.any(Number), paystack.balance],
        [`payment:${other}`, 'amount', 482_400, 482_500],
        [`payment:${there}`, 'missing_here', null, 500_000],
        [`payment:${here}`, 'missing_there', 500_000, null],
        ...[
          [`transfer:${strange}`, 'missing_here', null, 100_000],
          [`transfer:${late}`, 'status', 0, 100_000],
          [`transfer:${unsent}`, 'missing_there', 100_000, null],
        ].toSorted(),
      ].toSorted(([a], [b]) => String(a).localeCompare(String(b))),
    )
    expect(world.lines).toContainEqual(
      expect.objectContaining({ level: 'error', law: expect.stringContaining('M11') }),
    )
  })

  it('settle by themselves when the difference is gone, and open again when it is back', async () => {
    const reference = await pays()
    await night()
    expect(await open()).toHaveLength(2)
    await funded(reference)
    await night()
    expect(await open()).toEqual([])
    expect(await world.rows('SELECT count(*) AS n FROM recon_items')).toEqual([{ n: 2 }])
  })

  it('put into the wallet what was paid and never told, before they call it a difference', async () => {
    const client = await world.person()
    const { body } = await client.send(initFunding, { amount: 5000 })
    const { reference } = body.payment
    await paystack.control('pay', { reference, outcome: 'success' })
    expect((await night()).counts).toMatchObject({ healed: 1, differences: 0 })
    expect(await open()).toEqual([])
    expect((await client.send(fundWallet, { reference })).body.balance).toBe(5000)
    expect(await brokenLaws(world.db)).toEqual([])
  })

  it('wait for a provider that is away, and go on where they stopped', async () => {
    for (let i = 0; i < 3; i++) await paysHere()
    wire = async () => new Response('no', { status: 503 })
    world.wait(DAY)
    for (let i = 0; i < 3; i++) await ring(world.deps, [reconcile])
    expect(world.lines.at(-1)).toMatchObject({ clock: 'reconcile', steps: 0 })
    expect(await open()).toEqual([])
    wire = null
    world.wait(-DAY)
    expect((await night()).counts).toMatchObject({
      differences: 0,
      payments: { theirs: { count: 3 } },
    })
  })

  it('look for ours once only: the next night begins behind the last', async () => {
    for (let i = 0; i < 5; i++) await paysHere()
    expect((await night()).counts).toMatchObject({ entries: 10, asked: 0 })
    expect((await night()).counts).toMatchObject({ entries: 0, asked: 0, differences: 0 })
  })
})
