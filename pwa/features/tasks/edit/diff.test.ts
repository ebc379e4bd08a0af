import { expect, test } from 'vitest'
import { EMPTY_DRAFT, type TaskDraft } from '#pwa/features/tasks/post/task-draft.ts'
import { loadPlaces } from '#pwa/places/use-places.ts'
import { diffTasks, mergePicks } from './diff.ts'

const base: TaskDraft = {
  ...EMPTY_DRAFT,
  title: 'Fix a tap',
  description: 'It drips.',
  location: 'Yaba',
  price: '15000',
  duration: '1',
  projectType: 'Onsite',
  field: 'Plumbing',
  skills: ['Leak detection and repair'],
}

test('preselects the side that changed a field, and mine where both changed it', () => {
  const mine = { ...base, price: '18000', title: 'Fix two taps' }
  const theirs = { ...base, location: 'Surulere', title: 'Fix a tap today' }
  expect(diffTasks(mine, theirs, base)).toEqual([
    {
      field: 'title',
      label: 'Todo Title',
      mine: 'Fix two taps',
      theirs: 'Fix a tap today',
      preselected: 'mine',
    },
    {
      field: 'location',
      label: 'Location',
      mine: 'Yaba',
      theirs: 'Surulere',
      preselected: 'theirs',
    },
    { field: 'price', label: 'Price', mine: '₦18,000', theirs: '₦15,000', preselected: 'mine' },
  ])
})

test('names the places in which two versions differ', async () => {
  await loadPlaces()
  const theirs = { ...base, place: 'lagos-ikeja' }
  expect(diffTasks(base, theirs, base)).toMatchObject([
    { field: 'place', label: 'Area', mine: '', theirs: 'Ikeja, Lagos', preselected: 'theirs' },
  ])
})

test('preselects mine when the base version is unknown', () => {
  const theirs = { ...base, location: 'Surulere' }
  expect(diffTasks(base, theirs, null)).toMatchObject([{ field: 'location', preselected: 'mine' }])
  expect(diffTasks(base, { ...base, price: '15,000', title: ' Fix a tap ' }, null)).toEqual([])
})

test('a version that a build without a field has stored has it empty', () => {
  const { address: _new, ...older } = base
  expect(diffTasks(base, { ...base, address: '3, Oba' }, older as TaskDraft)).toMatchObject([
    { field: 'address', mine: '', theirs: '3, Oba', preselected: 'theirs' },
  ])
})

test('merges field by field, and their skills bring their trade', () => {
  const picture = new File(['x'], 'tap.webp', { type: 'image/webp' })
  const mine = { ...base, title: 'Mine', price: '18000', taskImage: picture }
  const theirs = { ...base, title: 'Theirs', field: 'Baker', skills: ['Pastries'] }
  expect(
    mergePicks(mine, theirs, { title: 'theirs', skills: 'theirs', taskImage: 'mine' }),
  ).toEqual({
    ...base,
    title: 'Theirs',
    price: '18000',
    taskImage: picture,
    field: 'Baker',
    skills: ['Pastries'],
  })
  expect(mergePicks(mine, theirs, { taskImage: 'theirs' }).taskImage).toBe(null)
})
