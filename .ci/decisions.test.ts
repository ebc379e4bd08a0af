import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#tools/common/paths.ts'

const FOLDER = join(ROOT, 'docs/decisions')
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
const files = readdirSync(FOLDER).filter((file) => /^\d{4}-/.test(file))

test('the table has each decision with its number, title and date', () => {
  const rows = files.map((file) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(read(file)) ?? []
    const [date] = /^\d{4}-\d{2}-\d{2}$/m.exec(read(file)) ?? []
    return `| ${String(number).padStart(4, '0')} | [${title}](${file}) | ${date} |`
  })
  expect(read('README.md').match(/^\| \d{4} .*$/gm)).toEqual(rows)
})

test('each number is that of one decision, or of a replaced one', () => {
  const replaced =
    read('replaced.md')
      .match(/^\| [\d, ]+ \|/gm)
      ?.join() ?? ''
  const numbers = [...files.map((file) => file.slice(0, 4)), ...(replaced.match(/\d{4}/g) ?? [])]
  const all = numbers.map((_, index) => String(index + 1).padStart(4, '0'))
  expect(numbers.toSorted()).toEqual(all)
})
