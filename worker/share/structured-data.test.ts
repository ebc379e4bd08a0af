import { expect, test } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { sharedProfilePath, sharedTaskPath } from '#schema/domain/share-paths.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'

async function open({ app }: Market, path: string): Promise<string> {
  return (await app.request(`https://onise.example${path}`)).text()
}
const descriptionIn = (text: string) => /<meta name="description" content="([^"]*)"/.exec(text)?.[1]

test('a remote todo without a place has no empty part in its description, its data and its page', async () => {
  const market = await createMarket()
  const client = await market.createClient()
  const task = await market.postTask(client, { projectType: 'Remote', location: '' })
  const text = await open(market, sharedTaskPath(task._id))
  expect(descriptionIn(text)).toMatch(/^₦[\d,]+ · Remote\. \S/)
  expect(text).not.toMatch(/· ·|"name":""|"@type":"Place"|<dd>\s*<\/dd>/)
})

test('a profile says in its data who it is, and how good from three reviews on', async () => {
  const market = await createMarket()
  const tasker = await market.createTasker()
  await tasker.send(updateProfile, { jobTitle: 'Barber of Yaba', location: 'Yaba' })
  const dataOf = async () => {
    const text = await open(market, sharedProfilePath(tasker.id))
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? ''
    return JSON.parse(json) as Record<string, unknown>
  }
  expect(await dataOf()).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', jobTitle: 'Barber of Yaba', homeLocation: { name: 'Yaba' } },
  })
  expect(await dataOf()).not.toHaveProperty('aggregateRating')
  await market.runSql(
    'UPDATE users SET tasker_rating_sum = 13, tasker_rating_count = 3 WHERE id = ?',
    tasker.id,
  )
  expect(await dataOf()).toMatchObject({
    aggregateRating: { ratingValue: 4.3, ratingCount: 3, bestRating: 5 },
  })
})

test('a profile with nothing filled in has no empty part in its description', async () => {
  const market = await createMarket()
  const tasker = await market.createTasker()
  const text = await open(market, sharedProfilePath(tasker.id))
  expect(descriptionIn(text)).not.toMatch(/· \.|· ·|\. $|\.\.|^\s/)
  expect(text).not.toMatch(/"name":""|"description":""|"jobTitle":""/)
})
