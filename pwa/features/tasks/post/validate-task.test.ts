import { expect, test } from 'vitest'
import { EMPTY_DRAFT } from './task-draft.ts'
import { validateTask } from './validate-task.ts'

const complete = {
  ...EMPTY_DRAFT,
  title: 'Fix a gate',
  description: 'The hinge.',
  location: 'Yaba',
  price: '45000',
  duration: '2',
  projectType: 'Onsite',
  field: 'Welding',
  skills: ['Welding repairs'],
}

test('a complete form has no errors, an empty one has one for each required field', () => {
  expect(validateTask(complete)).toEqual({})
  expect(Object.keys(validateTask(EMPTY_DRAFT)).toSorted()).toEqual([
    'description',
    'duration',
    'field',
    'location',
    'price',
    'projectType',
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
