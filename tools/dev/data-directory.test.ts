import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { keepOlderData } from './data-directory.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'onise-data-'))
  return () => rmSync(dir, { recursive: true })
})

const AT = new Date('2026-11-27T08:00:00Z')
const addData = (text: string) => {
  mkdirSync(join(dir, 'database'), { recursive: true })
  writeFileSync(join(dir, 'database/data'), text)
  writeFileSync(join(dir, 'seed.json'), '{"done":true}')
}

test('data of another history of migrations is kept aside whole, and once', () => {
  addData('older')
  const kept = keepOlderData(dir, '0000_accounts', AT)
  expect(kept).toBe(join(dir, 'earlier-20261127080000'))
  expect(readFileSync(join(kept ?? '', 'database/data'), 'utf8')).toBe('older')
  expect(existsSync(join(kept ?? '', 'seed.json'))).toBe(true)
  expect([existsSync(join(dir, 'database')), existsSync(join(dir, 'seed.json'))]).toEqual([
    false,
    false,
  ])
  addData('new')
  expect(keepOlderData(dir, '0000_accounts', AT)).toBe(null)
  expect(readFileSync(join(dir, 'database/data'), 'utf8')).toBe('new')
})

test('a first start keeps nothing aside', () => {
  expect(keepOlderData(dir, '0000_accounts', AT)).toBe(null)
  expect(existsSync(join(dir, 'earlier-20261127080000'))).toBe(false)
})
