import { describe, expect, test } from 'vitest'
import type { Day } from '#schema/domain/days.ts'
import { PROPOSAL_MAX } from '#schema/domain/limits.ts'
import { validateProposal } from './validate-proposal.ts'

const TODAY = '2026-01-12' as Day
const VALID = { price: '105000', description: 'I can start on Monday.', date: '2026-01-15' }
const TITLE = 'Rewire two rooms'

describe('the validation of a proposal', () => {
  test('accepts price, text and date within their bounds', () => {
    expect(validateProposal(VALID, TITLE, TODAY)).toBeNull()
    expect(validateProposal({ ...VALID, date: TODAY, price: '₦1,000' }, TITLE, TODAY)).toBeNull()
  })

  test.each(['price', 'description', 'date'] as const)(
    'reports "All field require" for an empty %s',
    (field) => {
      const error = validateProposal({ ...VALID, [field]: '  ' }, TITLE, TODAY)
      expect(error).toEqual({ field, message: 'All field require' })
    },
  )

  test('reports empty fields before a missing task', () => {
    expect(validateProposal({ ...VALID, price: '' }, null, TODAY)?.message).toBe(
      'All field require',
    )
    expect(validateProposal(VALID, null, TODAY)).toEqual({
      field: null,
      message: 'Please select a task',
    })
  })

  test.each(['99', '10000001', 'free', '100.50'])('rejects the price %s', (price) => {
    expect(validateProposal({ ...VALID, price }, TITLE, TODAY)?.message).toBe(
      'Price must be between ₦100 and ₦10,000,000',
    )
  })

  test('limits the text to the length that the server accepts', () => {
    const longest = 'x'.repeat(PROPOSAL_MAX)
    expect(validateProposal({ ...VALID, description: ` ${longest} ` }, TITLE, TODAY)).toBeNull()
    expect(validateProposal({ ...VALID, description: `${longest}x` }, TITLE, TODAY)?.field).toBe(
      'description',
    )
  })

  test.each(['2026-01-11', '2026-02-30', 'soon'])('rejects the date %s', (date) => {
    expect(validateProposal({ ...VALID, date }, TITLE, TODAY)?.field).toBe('date')
  })
})
