import fc from 'fast-check'
import { Dexie } from 'dexie'
import { expect, test } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { newPhone } from '#pwa/test/phone.ts'
import { taskRow } from '#pwa/test/rows.ts'
import { nameOf, Replica } from './database.ts'
import { idsTitled } from './find-titles.ts'
import { fillTitles, tidyTitles } from './fill-titles.ts'
import { fold } from './titles.ts'

const todo = (title: string) => taskRow(newId('user'), { title })
const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id)

/** What plain reading finds, which the index must never miss. */
const meant = (replica: Replica, sought: string) =>
  replica.seen.filter(({ title }) => fold(title).includes(fold(sought))).toArray()

test('SPEC 5: a part of a title is found wherever it stands, whatever the case and the tone marks', async () => {
  const { replica } = newPhone()
  const tap = todo('Fix a leaking TAP in Ìbàdàn')
  await replica.seen.bulkPut([tap, todo('Bake a cake')])
  for (const sought of ['t', 'ap', 'tap', 'leaking tap', 'AKING', 'ibadan', 'Ìbàdàn', 'n'])
    expect(await idsTitled(replica, sought)).toContain(tap._id)
  expect(await idsTitled(replica, 'leaking taps')).not.toContain(tap._id)
  expect(await idsTitled(replica, 'zebra')).toEqual([])
})

test('the index never misses what plain reading finds', async () => {
  const unit = fc.constantFrom('a', 'b', 'É', 'ẹ́', ' ', 'T', '😀')
  const letters = fc.string({ unit, minLength: 1, maxLength: 9 })
  await fc.assert(
    fc.asyncProperty(fc.array(letters, { maxLength: 8 }), letters, async (titles, sought) => {
      const { replica } = newPhone()
      await replica.seen.bulkPut(titles.map(todo))
      const found = new Set(await idsTitled(replica, sought))
      for (const id of idsOf(await meant(replica, sought))) expect(found).toContain(id)
    }),
    { numRuns: 60 },
  )
})

test('every way into feed, seen and tasks leads through the index; a new title takes the place of the old', async () => {
  const { replica } = newPhone()
  const [fed, met, mine] = [todo('Weld a gate'), todo('Weld a door'), todo('Weld a bridge')]
  await replica.feed.put(fed)
  await replica.seen.bulkAdd([met])
  await replica.transaction('rw', [...replica.base, replica.meta], () => replica.tasks.put(mine))
  expect((await idsTitled(replica, 'weld')).toSorted()).toEqual(idsOf([fed, met, mine]).toSorted())
  await replica.seen.put({ ...met, title: 'Paint a door' })
  expect(await idsTitled(replica, 'weld')).not.toContain(met._id)
  expect(await idsTitled(replica, 'paint')).toEqual([met._id])
  await replica.transaction('rw', replica.seen, () =>
    replica.seen.update(met._id, { title: 'Hang a door' }),
  )
  expect(await idsTitled(replica, 'hang')).toEqual([met._id])
})

test('a phone from before the index keeps its todos, and takes their titles in a few at a time', async () => {
  const me = newId('user')
  const before = new Dexie(nameOf(me))
  before
    .version(1)
    .stores({ feed: '_id, createdAt', seen: '_id, createdAt', tasks: '_id', meta: 'key' })
  const rows = Array.from({ length: 25 }, (_, n) => todo(`Old todo ${n}`))
  await before.table('seen').bulkAdd(rows)
  before.close()

  const replica = new Replica(me)
  expect(await replica.seen.count()).toBe(25)
  expect(await idsTitled(replica, 'old todo')).toEqual([])
  const steps: number[] = []
  await fillTitles(replica, {
    most: 10,
    rest: async () => void steps.push(await replica.titles.count()),
  })
  expect(steps).toEqual([10, 20])
  expect(await idsTitled(replica, 'old todo')).toHaveLength(25)
  expect(await replica.fact('titled')).toBe(true)
})

test('titles of todos that are gone go too, by and by', async () => {
  const { replica } = newPhone()
  const [stays, goes] = [todo('One'), todo('Two')]
  await replica.seen.bulkPut([stays, goes])
  await replica.seen.delete(goes._id)
  await tidyTitles(replica)
  expect(await replica.titles.toCollection().primaryKeys()).toEqual([stays._id])
})
