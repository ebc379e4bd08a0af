import { expect, test } from 'vitest'
import { DAY_MS } from '#schema/domain/limits.ts'
import { sharedTaskPath } from '#schema/domain/share-paths.ts'
import { createMarket, type taskInput } from '#testing/worker/market.ts'

async function createOpenTask(fields: Parameters<typeof taskInput>[0]) {
  const market = await createMarket()
  const task = await market.postTask(await market.createClient(), fields)
  const facts = async (lang = 'en') => {
    const path = `${sharedTaskPath(task._id)}?lang=${lang}`
    const response = await market.app.request(`https://onise.example${path}`)
    return [...(await response.text()).matchAll(/<dd>([^<]*)<\/dd>/g)].map(([, fact]) => fact)
  }
  return { market, facts }
}

test.each<[Parameters<typeof createOpenTask>[0], ...string[]]>([
  [{ neededBy: 'asap' }, 'As soon as possible'],
  [{ neededBy: '2026-03-04' }, 'By 04/03/2026'],
  [{ neededBy: '2026-03-03' }, 'By 03/03/2026; this day has passed'],
  [{ duration: 2 }, '2 months'],
  [{ neededBy: 'asap', span: 'hours' }, 'As soon as possible', 'A few hours'],
  [{ span: 'weeks' }, 'No hurry', 'A few weeks'],
])('a shared todo with %o shows months only without a day', async (fields, ...texts) => {
  const { facts } = await createOpenTask(fields)
  expect(await facts()).toEqual(['Yaba, Lagos', 'Onsite', ...texts])
})

test.each(['pcm', 'ha', 'yo', 'ig'])('a day that has passed reads so in %s', async (lang) => {
  const { market, facts } = await createOpenTask({ neededBy: '2026-03-05' })
  const before = (await facts(lang)).at(-1)
  expect(before).toMatch(/^[^;]+05\/03\/2026[^;]*$/)
  market.advanceClock(2 * DAY_MS)
  expect((await facts(lang)).at(-1)?.startsWith(`${before};`)).toBe(true)
})
