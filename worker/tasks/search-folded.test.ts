import { expect, it } from 'vitest'
import type { WireInput } from '#schema/contract/endpoint.ts'
import { listOpenTasks } from '#schema/contract/task-reads.ts'
import { createMarket, type taskInput } from '#testing/worker/market.ts'

it('finds titles and places with and without marks and hooks, in any case and form', async () => {
  const market = await createMarket()
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  const post = (title: string, fields: Parameters<typeof taskInput>[0]) =>
    market.postTask(client, { title, ...fields })
  const titles = async (input: WireInput<typeof listOpenTasks>) =>
    (await tasker.send(listOpenTasks, input)).body.tasks.map(({ title }) => title)
  await post('Àtúnṣe ọ̀nà omi ní Ìbàdàn', { location: 'Ọ̀yọ́' })
  await post('Ɗinkin riga a Ƙofa'.normalize('NFD'), { location: 'Ilé-Ifẹ̀' })
  const [water, dress] = [['Àtúnṣe ọ̀nà omi ní Ìbàdàn'], ['Ɗinkin riga a Ƙofa']]
  for (const q of ['àtúnṣe', 'ÀTÚNṢE', 'atunse', 'ibadan', 'ona omi', 'ọ̀nà', 'ní', 'ọm'])
    for (const form of ['NFC', 'NFD'])
      expect([q, form, await titles({ q: q.normalize(form) })]).toEqual([q, form, water])
  for (const q of ['ɗinkin', 'ƊINKIN', 'dinkin', 'kofa', 'ƙo', 'Di'])
    expect([q, (await titles({ q })).map((title) => title.normalize('NFC'))]).toEqual([q, dress])
  for (const location of ['oyo', 'Ọ̀YỌ́', 'oy', 'yọ'])
    expect([location, await titles({ location })]).toEqual([location, water])
  expect(await titles({ q: 'OMI', sort: 'price-low', location: 'OYO' })).toEqual(water)
  expect(await titles({ q: 'otunse' })).toEqual([])
})
