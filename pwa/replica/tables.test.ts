import { Dexie } from 'dexie'
import { expect, test } from 'vitest'
import 'fake-indexeddb/auto'
import { declareVersions } from './tables.ts'

const FIRST = { 1: { tasks: '_id' } }
const OWN = { meta: 'key', drafts: 'key' }

function openWith(versions: Record<number, Record<string, string>>) {
  const database = new Dexie('versions')
  declareVersions(database, OWN, versions)
  return database
}

test('a version with a new table keeps what the user wrote and makes the next pull a snapshot', async () => {
  const before = openWith(FIRST)
  await before.table('meta').bulkPut([{ key: 'cursor', value: '9.own' }, { key: 'isInitialized' }])
  await before.table('drafts').put({ key: 'new-task' })
  before.close()

  const after = openWith({ ...FIRST, 4: { notes: '_id' } })
  expect(await after.table('meta').toCollection().primaryKeys()).toEqual(['isInitialized'])
  expect(await after.table('drafts').count()).toBe(1)
  expect(await after.table('notes').count()).toBe(0)
  after.close()

  const reopened = openWith({ ...FIRST, 4: { notes: '_id' } })
  await reopened.table('meta').put({ key: 'cursor', value: '10.own' })
  reopened.close()
  const again = openWith({ ...FIRST, 4: { notes: '_id' } })
  expect(await again.table('meta').get('cursor')).toBeTruthy()
  again.close()
})
