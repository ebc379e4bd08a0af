import { expect, test } from 'vitest'
import { differences, mixed } from './compare.ts'
import { EMPTY_DRAFT, type TaskDraft } from './task-draft.ts'

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

test('SYNC 1, 412: what only one side changed is likely meant as they have it, and what both changed as I do', () => {
  const mine = { ...base, price: '18000', title: 'Fix two taps' }
  const theirs = { ...base, location: 'Surulere', title: 'Fix a tap today' }
  expect(differences(mine, theirs, base)).toEqual([
    {
      ...{ field: 'title', label: 'Todo Title', mine: 'Fix two taps', theirs: 'Fix a tap today' },
      likely: 'mine',
    },
    {
      ...{ field: 'location', label: 'Location', mine: 'Yaba', theirs: 'Surulere' },
      likely: 'theirs',
    },
    { field: 'price', label: 'Price', mine: '₦18,000', theirs: '₦15,000', likely: 'mine' },
  ])
})

test('where it is not known what I looked at, mine is offered first', () => {
  const theirs = { ...base, location: 'Surulere' }
  expect(differences(base, theirs, null)).toMatchObject([{ field: 'location', likely: 'mine' }])
  expect(differences(base, { ...base, price: '15,000', title: ' Fix a tap ' }, null)).toEqual([])
})

test('of both one todo can be made, field by field; skills bring their field with them (F36)', () => {
  const picture = new File(['x'], 'tap.webp', { type: 'image/webp' })
  const mine = { ...base, title: 'Mine', price: '18000', taskImage: picture }
  const theirs = { ...base, title: 'Theirs', field: 'Baker', skills: ['Pastries'] }
  expect(mixed(mine, theirs, { title: 'theirs', skills: 'theirs', taskImage: 'mine' })).toEqual({
    ...base,
    ...{ title: 'Theirs', price: '18000', taskImage: picture },
    ...{ field: 'Baker', skills: ['Pastries'] },
  })
  expect(mixed(mine, theirs, { taskImage: 'theirs' }).taskImage).toBe(null)
})
