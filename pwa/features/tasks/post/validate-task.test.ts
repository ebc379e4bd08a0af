import { expect, test } from 'vitest'
import { naira } from '#schema/domain/money.ts'
import { EMPTY_DRAFT } from './task-draft.ts'
import { validateTask } from './validate-task.ts'

const complete = {
  ...EMPTY_DRAFT,
  title: 'Fix a gate',
  description: 'The hinge.',
  location: 'Yaba',
  price: '45000',
  when: 'months',
  duration: '2',
  projectType: 'Onsite',
  field: 'Welding',
  skills: ['Welding repairs'],
}

test('a complete form has no errors, a new one has one for each required field that is not chosen already', () => {
  expect(validateTask(complete)).toEqual({})
  expect(Object.keys(validateTask(EMPTY_DRAFT)).toSorted()).toEqual([
    'description',
    'field',
    'location',
    'price',
    'title',
  ])
})

test('remote work needs no location, and a field without skills is an error', () => {
  expect(validateTask({ ...complete, location: ' ', projectType: 'Remote' })).toEqual({})
  expect(validateTask({ ...complete, skills: [] })).toEqual({ skills: 'Choose at least one skill' })
})

test('the message about a text that is too long names the field', () => {
  expect(validateTask({ ...complete, title: 'x'.repeat(121) })).toEqual({
    title: 'Todo Title can be at most 120 characters',
  })
})

test('a duration is 1 to 5 months', () => {
  for (const duration of ['0', '6', '1.5', '']) {
    expect(validateTask({ ...complete, duration })).toEqual({ duration: 'Choose a duration' })
  }
})

test('a price out of the bounds names those that hold, and not how far settings could go', () => {
  const bounds = { min: naira(500), max: naira(2_000_000) }
  const priceError = (price: string) => validateTask({ ...complete, price }, bounds).price
  const words = 'Price must be between ₦500 and ₦2,000,000'
  expect([priceError('499'), priceError('2000001'), priceError('900000000')]).toEqual([
    words,
    words,
    words,
  ])
  expect(priceError('19.99')).toBe('Price must be in whole naira')
  expect(priceError('500')).toBeUndefined()
})

test('a price that stays as it was posted is allowed by bounds that are narrower now', () => {
  const bounds = { min: naira(50_000), max: naira(60_000) }
  expect(validateTask(complete, bounds, naira(45_000))).toEqual({})
  expect(validateTask({ ...complete, price: '46000' }, bounds, naira(45_000)).price).toBe(
    'Price must be between ₦50,000 and ₦60,000',
  )
})
