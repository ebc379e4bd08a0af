import { expect, test } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { sharedTaskPath } from '#schema/domain/share-paths.ts'
import { createMarket, type Market, type taskInput } from '#testing/worker/market.ts'

async function open({ app }: Market, path: string, headers: Record<string, string> = {}) {
  const response = await app.request(`https://onise.example${path}`, { headers })
  return { headers: response.headers, text: await response.text() }
}

async function createOpenTask(fields: Parameters<typeof taskInput>[0] = {}) {
  const market = await createMarket()
  return { market, task: await market.postTask(await market.createClient(), fields) }
}

test.each([
  [
    'pcm',
    'Who post am',
    'e no fit run Onise',
    'About the work',
    '2 months',
    'Carpenter / furniture',
    'Onsite',
  ],
  [
    'ha',
    'Wanda ya saka',
    'ba za ta iya buɗe Onise ba',
    'Bayanin aiki',
    'Wata 2',
    'Kafinta',
    'A wurin aiki',
  ],
  ['yo', 'Ẹni tó gbé e síta', 'kò lè ṣí Onise', 'Àlàyé iṣẹ́', 'Oṣù 2', 'Kápẹ́ńtà', 'Ní ibi iṣẹ́'],
  [
    'ig',
    'Onye tinyere ya',
    'o nweghị ike imepe Onise',
    'Nkọwa ọrụ',
    'Ọnwa 2',
    'Kapịnta',
    'N’ebe ọrụ',
  ],
])('a page in %s has its words, and those of the client as they are', async (lang, ...words) => {
  const { market, task } = await createOpenTask({ description: 'Price', duration: '2' })
  const path = sharedTaskPath(task._id)
  const { text, headers } = await open(market, `${path}?lang=${lang}`)
  expect(text).toContain(`<html lang="${lang}">`)
  for (const word of words) expect(text).toContain(word)
  expect(text).toContain('<p class="text">Price</p>')
  expect(text).toContain(`<link rel="canonical" href="https://onise.example${path}"`)
  expect(text).toContain(`<meta property="og:locale" content="${lang}_NG"`)
  expect(headers.get('vary')).toContain('Accept-Language')
  const unknown = await open(market, `${sharedTaskPath(newId('task'))}?lang=${lang}`)
  expect(unknown.text).not.toContain('We could not find')
})

test('a page is in the language of the browser, unless its address names another', async () => {
  const { market, task } = await createOpenTask()
  const langOf = async (query: string, accepted: string) => {
    const { text } = await open(market, sharedTaskPath(task._id) + query, {
      'accept-language': accepted,
    })
    return /<html lang="([^"]*)"/.exec(text)?.[1]
  }
  expect(await langOf('', 'fr-FR, ha-NG;q=0.9, en;q=0.8')).toBe('ha')
  expect(await langOf('?lang=IG', 'ha')).toBe('ig')
  expect(await langOf('?lang=en', 'ha')).toBe('en-NG')
  expect(await langOf('?lang=fr', 'en-GB,yo')).toBe('en-NG')
  expect(await langOf('', '')).toBe('en-NG')
})

test('a page of an environment without real money says so, in its language', async () => {
  const { market, task } = await createOpenTask()
  const path = sharedTaskPath(task._id)
  expect((await open(market, path)).text).not.toContain('This is a test')
  Object.assign(market.deps.settings, {
    ENVIRONMENT: 'staging',
    ONISE_URL: 'https://onise.example',
  })
  expect((await open(market, path)).text).toContain('This is a test: no real money.')
  expect((await open(market, `${path}?lang=ha`)).text).toContain('Wannan gwaji ne')
})
