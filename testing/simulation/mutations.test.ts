import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { ROOT } from '#tools/common/paths.ts'
import { applyPatch, MUTATIONS } from './mutations.ts'

const readSource = (file: string) => readFileSync(join(ROOT, file), 'utf8')

test('there are ten mutations', () => {
  expect(new Set(MUTATIONS.map(({ name }) => name)).size).toBe(10)
})

test.each(MUTATIONS)('$name applies to the current source and still parses', ({ patches }) => {
  const files = new Map<string, string>()
  for (const patch of patches)
    files.set(patch.file, applyPatch(files.get(patch.file) ?? readSource(patch.file), patch))
  for (const [file, source] of files) {
    expect(source).not.toBe(readSource(file))
    expect(parseSync(file, source).errors).toEqual([])
  }
})

test('rejects a patch whose text occurs twice or not at all', () => {
  const patch = { file: 'a.ts', find: 'one', replacement: 'two' }
  expect(() => applyPatch('one and one', patch)).toThrow('2 times')
  expect(() => applyPatch('none', { ...patch, find: 'three' })).toThrow('0 times')
})
