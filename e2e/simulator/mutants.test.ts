import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { MUTANTS, mutated } from './mutants.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const sourceOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')

test('SYNC 2: there are nine mutants', () => {
  expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(9)
})

test.each(MUTANTS)('SYNC 2: “$name” still fits the code as it is', ({ patches }) => {
  const files = new Map<string, string>()
  for (const patch of patches)
    files.set(patch.file, mutated(files.get(patch.file) ?? sourceOf(patch.file), patch))
  for (const [file, source] of files) {
    expect(source).not.toBe(sourceOf(file))
    // One that is not even a program would be noticed by anybody.
    expect(parseSync(file, source).errors).toEqual([])
  }
})

test('what stands there twice, or no longer, is no place for a mutant', () => {
  const patch = { file: 'a.ts', find: 'one', put: 'two' }
  expect(() => mutated('one and one', patch)).toThrow('2 times')
  expect(() => mutated('none', { ...patch, find: 'three' })).toThrow('0 times')
})
