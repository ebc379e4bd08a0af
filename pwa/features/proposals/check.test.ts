import { describe, expect, test } from 'vitest'
import type { Day } from '#schema/domain/days.ts'
import { PROPOSAL_MAX } from '#schema/domain/limits.ts'
import { faultIn } from './check.ts'

const TODAY = '2026-01-12' as Day
const GOOD = { price: '105000', description: 'I can start on Monday.', date: '2026-01-15' }
const TITLE = 'Rewire two rooms'

describe('what keeps a proposal from being sent (SPEC 5)', () => {
  test('price, proposal and date within bounds may go', () => {
    expect(faultIn(GOOD, TITLE, TODAY)).toBeNull()
    expect(faultIn({ ...GOOD, date: TODAY, price: '₦1,000' }, TITLE, TODAY)).toBeNull()
  })

  test.each(['price', 'description', 'date'] as const)(
    'without %s it says "All field require" and points there',
    (field) => {
      const fault = faultIn({ ...GOOD, [field]: '  ' }, TITLE, TODAY)
      expect(fault).toEqual({ field, words: 'All field require' })
    },
  )

  test('fields are looked at first, then the title: "Please select a task" (F11)', () => {
    expect(faultIn({ ...GOOD, price: '' }, null, TODAY)?.words).toBe('All field require')
    expect(faultIn(GOOD, null, TODAY)).toEqual({ field: null, words: 'Please select a task' })
  })

  test.each(['99', '10000001', 'free', '100.50'])(
    'a price of %s is told its bounds (R13)',
    (price) => {
      expect(faultIn({ ...GOOD, price }, TITLE, TODAY)?.words).toBe(
        'Price must be between ₦100 and ₦10,000,000',
      )
    },
  )

  test('the text may be as long as the server takes, and no longer (R13)', () => {
    const most = 'x'.repeat(PROPOSAL_MAX)
    expect(faultIn({ ...GOOD, description: ` ${most} ` }, TITLE, TODAY)).toBeNull()
    expect(faultIn({ ...GOOD, description: `${most}x` }, TITLE, TODAY)?.field).toBe('description')
  })

  test.each(['2026-01-11', '2026-02-30', 'soon'])('%s is no day to promise (R13)', (date) => {
    expect(faultIn({ ...GOOD, date }, TITLE, TODAY)?.field).toBe('date')
  })
})
