import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Replica } from '#pwa/replica/database.ts'
import { foldSearch } from '#schema/domain/fold-search.ts'
import { newId } from '#schema/domain/ids.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { taskRow } from '#testing/pwa/rows.ts'
import { pruneTitles } from './prune-titles.ts'
import { searchTitles } from './search.ts'

const task = (title: string) => taskRow(newId('user'), { title })
const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id)

/** Tasks that contain the query, found by reading every title. */
const scanTitles = (replica: Replica, query: string) =>
  replica.browsed.filter(({ title }) => foldSearch(title).includes(foldSearch(query))).toArray()

test('finds any part of a title, whatever the case and the tone marks', async () => {
  const { replica } = createDevice()
  const tap = task('Fix a leaking TAP in Ìbàdàn')
  await replica.browsed.bulkPut([tap, task('Bake a cake')])
  for (const query of ['t', 'ap', 'tap', 'leaking tap', 'AKING', 'ibadan', 'Ìbàdàn', 'n'])
    expect(await searchTitles(replica, query)).toContain(tap._id)
  expect(await searchTitles(replica, 'leaking taps')).not.toContain(tap._id)
  expect(await searchTitles(replica, 'zebra')).toEqual([])
})

test('never misses a title that a scan of all titles finds', async () => {
  const unit = fc.constantFrom('a', 'b', 'É', 'ẹ́', ' ', 'T', '😀')
  const text = fc.string({ unit, minLength: 1, maxLength: 9 })
  await fc.assert(
    fc.asyncProperty(fc.array(text, { maxLength: 8 }), text, async (titles, query) => {
      const { replica } = createDevice()
      await replica.browsed.bulkPut(titles.map(task))
      const ids = new Set(await searchTitles(replica, query))
      for (const id of idsOf(await scanTitles(replica, query))) expect(ids).toContain(id)
    }),
    { numRuns: 60 },
  )
})

test('indexes every write to feed, browsed and tasks, and replaces the old title of a task', async () => {
  const { replica } = createDevice()
  const [inFeed, browsed, own] = [task('Weld a gate'), task('Weld a door'), task('Weld a bridge')]
  await replica.feed.put(inFeed)
  await replica.browsed.bulkAdd([browsed])
  await replica.transaction('rw', [...replica.syncedTables, replica.meta], () =>
    replica.tasks.put(own),
  )
  expect((await searchTitles(replica, 'weld')).toSorted()).toEqual(
    idsOf([inFeed, browsed, own]).toSorted(),
  )
  await replica.browsed.put({ ...browsed, title: 'Paint a door' })
  expect(await searchTitles(replica, 'weld')).not.toContain(browsed._id)
  expect(await searchTitles(replica, 'paint')).toEqual([browsed._id])
  await replica.transaction('rw', replica.browsed, () =>
    replica.browsed.update(browsed._id, { title: 'Hang a door' }),
  )
  expect(await searchTitles(replica, 'hang')).toEqual([browsed._id])
})

test('returns newer tasks first, for a query of one character as for a longer one', async () => {
  const { replica } = createDevice()
  const rows = [task('Weld a gate'), task('Weld a door'), task('Weld a bridge')]
  await replica.browsed.bulkPut(rows)
  const newestFirst = idsOf(rows).toReversed()
  expect(await searchTitles(replica, 'w')).toEqual(newestFirst)
  expect(await searchTitles(replica, 'weld')).toEqual(newestFirst)
})

test('deletes the titles of deleted tasks when it is pruned', async () => {
  const { replica } = createDevice()
  const [existing, deleted] = [task('One'), task('Two')]
  await replica.browsed.bulkPut([existing, deleted])
  await replica.browsed.delete(deleted._id)
  await pruneTitles(replica)
  expect(await replica.titles.toCollection().primaryKeys()).toEqual([existing._id])
})
