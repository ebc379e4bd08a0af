import { expect, test } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { taskRow } from '#testing/pwa/rows.ts'
import {
  draftFromInput,
  draftFromTask,
  EMPTY_DRAFT,
  inputFromDraft,
  isSameDraft,
  fieldChange,
  type TaskDraft,
} from './task-draft.ts'

const complete = {
  ...EMPTY_DRAFT,
  title: 'Fix a gate',
  description: 'The hinge.',
  location: 'Yaba',
  price: '45000',
  when: 'flexible',
  span: 'months',
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

test('a draft, a version and a command of a build without a field leave it as the todo has it', () => {
  const task = taskRow(newId('user'), { address: '3, Oba' })
  const { address: _new, ...older } = draftFromTask({ ...task, address: null })
  expect(isSameDraft(older as TaskDraft, draftFromTask({ ...task, address: null }))).toBe(true)
  const { address: _sent, ...input } = inputFromDraft(complete)
  expect({ ...draftFromTask(task), ...draftFromInput(input) }).toMatchObject({
    title: complete.title,
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
