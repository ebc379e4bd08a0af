import { expect, test } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { taskRow } from '#testing/pwa/rows.ts'
import {
  draftFromInput,
  draftFromTask,
  EMPTY_DRAFT,
  inputFromDraft,
  fieldChange,
} from './task-draft.ts'

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

test('choosing another field clears the skills', () => {
  expect(fieldChange('Baker')).toEqual({ field: 'Baker', skills: [] })
})

test('the field of an edited task follows from its skills', () => {
  const task = taskRow(newId('user'), {
    skills: ['Tire Repair'],
    field: 'Vulcanizer',
    address: '3, Oba',
  })
  expect(draftFromTask(task)).toMatchObject({
    field: 'Vulcanizer',
    skills: ['Tire Repair'],
    address: '3, Oba',
  })
})

test('a failed command fills its form again with the same values', () => {
  const picture = new File(['x'], 'gate.webp', { type: 'image/webp' })
  const thumbnail = new File(['y'], 'gate.webp', { type: 'image/webp' })
  const draft = { ...complete, taskImage: picture, taskThumbnail: thumbnail }
  expect(draftFromInput(inputFromDraft(draft))).toEqual(draft)
  expect(inputFromDraft(complete)).not.toHaveProperty('field')
})
