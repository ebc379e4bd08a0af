import { expect, it } from 'vitest'
import { naira } from '#schema/domain/money.ts'
import { newMarket } from '../test/market.ts'
import { ring } from './clock.ts'
import { laws } from './laws.ts'

it('MONEY 1.3: a broken law is said loudly each time, kept as one item, and settled when it holds again', async () => {
  const market = await newMarket()
  await market.client(naira(50))
  const look = async (...broken: string[]) => {
    market.lines.length = 0
    await ring(market.deps, [laws])
    expect(market.lines.at(-1)).toMatchObject({ clock: 'laws', broken: broken.length })
    expect(market.lines.filter(({ level }) => level === 'error').map(({ law }) => law)).toEqual(
      broken,
    )
  }
  const items = () => market.rows('SELECT id, kind, words, seen_at, settled_at FROM recon_items')
  const shift = (by: number) =>
    market.rows(
      'UPDATE ledger_accounts SET credits = credits + CAST(? AS INTEGER), debits = debits + CAST(? AS INTEGER) WHERE id = ?',
      ...[by, by, 'suspense'],
    )
  const law = 'I3 M2: an account is the sum of its entries'
  const item = { id: `law:${law}`, kind: 'law', words: `${law}: suspense` }

  await look()
  expect(await items()).toEqual([])
  const at = market.now()
  await shift(5)
  await look(law)
  market.wait(300_000)
  await look(law)
  expect(await items()).toEqual([{ ...item, seen_at: at, settled_at: null }])

  await shift(-5)
  await look()
  expect(await items()).toEqual([{ ...item, seen_at: at, settled_at: market.now() }])
  const settled = market.now()
  market.wait(300_000)
  await look()
  expect(await items()).toMatchObject([{ settled_at: settled }])

  await shift(7)
  await look(law)
  expect(await items()).toEqual([{ ...item, seen_at: market.now(), settled_at: null }])
  expect(await market.rows("SELECT place FROM clock_places WHERE job = 'laws'")).toEqual([
    { place: String(market.now()) },
  ])
})
