import { describe, expect, test } from 'vitest'
import type { Day } from '#schema/domain/days.ts'
import { PROPOSAL_FIELDS } from '#schema/domain/fields.ts'
import { naira } from '#schema/domain/money.ts'
import { EMPTY_PROPOSAL, validateProposal } from './validate-proposal.ts'

const TODAY = '2026-01-12' as Day
const VALID = {
  price: '105000',
  description: 'I can start on Monday.',
  date: '2026-01-15',
  stages: null,
}
const CHECKED = { taskTitle: 'Rewire two rooms', today: TODAY }

describe('the validation of a proposal', () => {
  test('accepts price, text and date within their bounds', () => {
    expect(validateProposal(VALID, CHECKED)).toBeNull()
    expect(validateProposal({ ...VALID, date: TODAY, price: '₦1,000' }, CHECKED)).toBeNull()
  })

  test.each(['price', 'description', 'date'] as const)(
    'reports "All field require" for an empty %s',
    (field) => {
      const error = validateProposal({ ...VALID, [field]: '  ' }, CHECKED)
      expect(error).toEqual({ fields: [field], message: 'All field require' })
    },
  )

  test('names every empty field, in their order', () => {
    expect(validateProposal(EMPTY_PROPOSAL, CHECKED)?.fields).toEqual([
      'price',
      'description',
      'date',
    ])
  })

  test('a price that stays as it was sent is allowed by bounds that are narrower now', () => {
    const bounds = { min: naira(200_000), max: naira(300_000) }
    const edited = { ...CHECKED, bounds, sentPrice: naira(105_000) }
    expect(validateProposal(VALID, edited)).toBeNull()
    expect(validateProposal({ ...VALID, price: '106000' }, edited)?.fields).toEqual(['price'])
  })

  test('reports empty fields before a missing task', () => {
    expect(
      validateProposal({ ...VALID, price: '' }, { ...CHECKED, taskTitle: null })?.message,
    ).toBe('All field require')
    expect(validateProposal(VALID, { ...CHECKED, taskTitle: null })).toEqual({
      fields: [],
      message: 'Please select a task',
    })
  })

  test.each(['99', '10000001', 'free', '100.50'])('rejects the price %s', (price) => {
    expect(validateProposal({ ...VALID, price }, CHECKED)?.message).toBe(
      'Price must be between ₦100 and ₦10,000,000',
    )
  })

  test('limits the text to the length that the server accepts', () => {
    const longest = 'x'.repeat(PROPOSAL_FIELDS.description.max)
    expect(validateProposal({ ...VALID, description: ` ${longest} ` }, CHECKED)).toBeNull()
    expect(validateProposal({ ...VALID, description: `${longest}x` }, CHECKED)?.fields).toEqual([
      'description',
    ])
  })

  const stage = (amount: string, kind: 'work' | 'materials' = 'work') => ({
    kind,
    title: 'Cables',
    amount,
    date: '2026-01-15',
  })
  test('a wrong sum is at the price, another problem of the plan at its stages', () => {
    const check = (...stages: ReturnType<typeof stage>[]) =>
      validateProposal({ ...VALID, stages }, CHECKED)
    expect(check(stage('55k', 'materials'), stage('50,000'))).toBeNull()
    expect(check(stage('50000'), stage('50000'))).toMatchObject({
      fields: ['price'],
      problem: 'sum',
    })
    expect(check(stage('50000'), stage('55000', 'materials'))).toMatchObject({
      fields: ['stages'],
      problem: 'last',
    })
  })

  test.each(['2026-01-11', '2026-02-30', 'soon'])('rejects the date %s', (date) => {
    expect(validateProposal({ ...VALID, date }, CHECKED)?.fields).toEqual(['date'])
  })
})
