import { describe, expect, it } from 'vitest'
import { checkMark, proofOf, whyNotEvidence } from './evidence.ts'
import { EVIDENCE_FILES_MAX } from './limits.ts'

const sha256 = 'ab'.repeat(32)
const picture = 'image/jpeg'
const pdf = 'application/pdf'

describe('the check of a received file', () => {
  it('finds the same file, another file, and a file without a mark', () => {
    const received = { sha256, at: 2000 }
    const proof = (mark: Parameters<typeof checkMark>[0]) => proofOf(checkMark(mark, received))
    expect(proof({ sha256, capturedAt: 1000 })).toBe('same')
    expect(proof({ sha256: 'cd'.repeat(32), capturedAt: 1000 })).toBe('different')
    expect(proof(null)).toBe('unmarked')
  })

  it('names no time after the file arrived', () => {
    const capturedAt = (at: number) =>
      checkMark({ sha256, capturedAt: at }, { sha256, at: 2000 }).capturedAt
    expect([capturedAt(1000), capturedAt(9000)]).toEqual([1000, 2000])
  })
})

describe('the files of one submission', () => {
  it('are up to six pictures, or one PDF', () => {
    const pictures = (count: number) => Array<string>(count).fill(picture)
    expect(whyNotEvidence([])).toBeNull()
    expect(whyNotEvidence(pictures(EVIDENCE_FILES_MAX))).toBeNull()
    expect(whyNotEvidence([pdf])).toBeNull()
    expect(whyNotEvidence(pictures(EVIDENCE_FILES_MAX + 1))).toBe('too_many_files')
    expect(whyNotEvidence([pdf, picture])).toBe('too_many_files')
    expect(whyNotEvidence([pdf, pdf])).toBe('too_many_files')
  })
})
