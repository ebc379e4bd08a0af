import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { formatMark } from '#schema/domain/evidence.ts'
import { CaptureMarks } from './evidence.schemas.ts'

const sha256 = 'ab'.repeat(32)
const read = (input: unknown) => {
  const { success, output } = v.safeParse(CaptureMarks, input)
  return success ? output : null
}

describe('the marks of captured files', () => {
  it('read back as they were formatted, as a list or as one text', () => {
    const mark = { sha256, capturedAt: 1_790_000_000_000 }
    const text = formatMark(mark)
    expect(read([text, '', text])).toEqual([mark, null, mark])
    expect(read(`${text},,${text}`)).toEqual([mark, null, mark])
  })

  it.each([
    sha256,
    `${sha256}@`,
    `${sha256.toUpperCase()}@1`,
    `${sha256}@-1`,
    'x@1',
    Array<string>(7).fill(''),
  ])('rejects %s', (input) => expect(read(input)).toBeNull())
})
