import { expect, test } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { taskRow } from '#pwa/test/rows.ts'
import { draftFrom, draftOf, EMPTY_DRAFT, faultsIn, fieldsToSend, withField } from './task-draft.ts'

const whole = {
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

test('R7: a whole form has no faults, an empty one has one for each required field', () => {
  expect(faultsIn(whole)).toEqual({})
  expect(Object.keys(faultsIn(EMPTY_DRAFT)).toSorted()).toEqual([
    'description',
    'duration',
    'field',
    'location',
    'price',
    'projectType',
    'title',
  ])
})

test('R7: remote work needs no location, and a field alone is no skill', () => {
  expect(faultsIn({ ...whole, location: ' ', projectType: 'Remote' })).toEqual({})
  expect(faultsIn({ ...whole, skills: [] })).toEqual({ skills: 'Choose at least one skill' })
})

test('R7: what is too long is told in the field’s own name', () => {
  expect(faultsIn({ ...whole, title: 'x'.repeat(121) })).toEqual({
    title: 'Todo Title can be at most 120 characters',
  })
})

test('SPEC 9: a duration is one of 1 to 5 months', () => {
  for (const duration of ['0', '6', '1.5', '']) {
    expect(faultsIn({ ...whole, duration })).toEqual({ duration: 'Choose a duration' })
  }
})

test('SPEC 4: choosing another field clears the skills', () => {
  expect(withField('Baker')).toEqual({ field: 'Baker', skills: [] })
})

test('F36: the field of an edited todo is known by its skills', () => {
  const task = taskRow(newId('user'), {
    skills: ['Tire Repair'],
    field: 'Vulcanizer',
    address: '3, Oba',
  })
  expect(draftOf(task)).toMatchObject({
    field: 'Vulcanizer',
    skills: ['Tire Repair'],
    address: '3, Oba',
  })
})

test('what was refused fills its form again as it stood', () => {
  const picture = new File(['x'], 'gate.webp', { type: 'image/webp' })
  expect(draftFrom(fieldsToSend({ ...whole, taskImage: picture }))).toEqual({
    ...whole,
    taskImage: picture,
  })
  expect(fieldsToSend(whole)).not.toHaveProperty('field')
})
