import { afterAll, expect, test } from 'vitest'
import { translateWith } from '#schema/domain/localize.ts'
import { words as ha } from './bundles/ha.ts'
import { words as ig } from './bundles/ig.ts'
import { words as pcm } from './bundles/pcm.ts'
import { words as yo } from './bundles/yo.ts'

import.meta.glob(
  [
    '../**/*messages*.ts',
    '../../schema/domain/messages/*.ts',
    '!../**/*.test.ts',
    '!../**/*.{pcm,ha,yo,ig}.ts',
  ],
  { eager: true },
)
const ids = new Set<string>()
/** Administrators read English. */
const ENGLISH_ONLY = ['domain/discrepancies']
translateWith((id) => void (ENGLISH_ONLY.includes(id) || ids.add(id)))
translateWith(() => {})
afterAll(() => translateWith(() => {}))

/** `domain/disputes.DISPUTE_REFUSALS` is a part of the words of `domain/disputes`. */
const fileOf = (id: string) => id.replace(/\.(?!lazy).*$/, '')
const files = new Set([...ids].map(fileOf))

const LANGUAGES = [
  ['pcm', pcm],
  ['ha', ha],
  ['yo', yo],
  ['ig', ig],
] as const

test.each(LANGUAGES)('%s has words for every text', (_, words) => {
  expect([...files].filter((file) => !words.has(file)).toSorted()).toEqual([])
})

test.each(LANGUAGES)('every translation of %s has its English text', (_, words) => {
  expect([...words.keys()].filter((file) => !files.has(file))).toEqual([])
})

test.each(LANGUAGES)('a file with several texts has words of %s for each of them', (_, words) => {
  const parts = [...ids].filter((id) => fileOf(id) !== id)
  const missing = parts.filter(
    (id) => !Reflect.has(words.get(fileOf(id)) ?? {}, id.slice(fileOf(id).length + 1)),
  )
  expect(missing).toEqual([])
})
