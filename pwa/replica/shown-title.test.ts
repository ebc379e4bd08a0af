import { afterEach, expect, test } from 'vitest'
import { serverWords } from '#pwa/api/server-words.ts'
import { newId } from '#schema/domain/ids.ts'
import { Replica } from './database.ts'
import 'fake-indexeddb/auto'

afterEach(() => delete serverWords.say)

test('the replica returns the title of hidden content in the language of the page, and others as they are', async () => {
  const replica = new Replica(newId('user'))
  const hidden = { _id: 'a', title: 'Removed by Onise', titleSays: ['removal.hiddenTitle'] }
  await replica.tasks.bulkPut([hidden, { _id: 'b', title: 'Removed by Onise' }] as never[])
  await replica.proposals.put(hidden as never)
  const readTitles = async () => [
    ...(await replica.tasks.toArray()).map(({ title }) => title),
    (await replica.proposals.get('a' as never))?.title,
  ]
  const english = 'Removed by Onise'
  expect(await readTitles()).toEqual([english, english, english])
  serverWords.say = ([name]) => `Hausa: ${name}`
  const said = 'Hausa: removal.hiddenTitle'
  expect(await readTitles()).toEqual([said, english, said])
  await replica.delete()
})
