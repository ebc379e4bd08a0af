import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { JsonlStore, StorageError } from './jsonl-store.ts'
import { Timers } from './paystack/timers.ts'

type Rows = { notes: string }
let dir: string
let path: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'onise-jsonl-'))
  path = join(dir, 'rows.jsonl')
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

/** A folder in the place of the file refuses every write, as a full disk does. */
function refuseWrites(): () => void {
  renameSync(path, `${path}.saved`)
  mkdirSync(path)
  return () => {
    rmSync(path, { recursive: true })
    renameSync(`${path}.saved`, path)
  }
}

test('a write that the disk refuses has no effect, and the next one is stored', () => {
  const store = new JsonlStore<Rows>(path)
  store.write(['notes', 'a', 'before'])
  const allowWrites = refuseWrites()
  expect(() => store.write(['notes', 'b', 'refused'])).toThrow(StorageError)
  allowWrites()
  // What a disk that was filled by this write leaves behind.
  appendFileSync(path, '[["notes","b","ref')
  store.write(['notes', 'c', 'after'])
  expect(store.find('notes', 'b')).toBeUndefined()
  expect(new JsonlStore<Rows>(path).all('notes')).toEqual(['before', 'after'])
})

test('a task that cannot write its result is repeated', async () => {
  const timers = new Timers(Date.now)
  let attempts = 0
  await new Promise<void>((resolve) => {
    timers.runAt(0, async () => {
      if (++attempts === 1) throw new StorageError('full')
      resolve()
    })
  })
  expect(attempts).toBe(2)
  timers.stop()
})
