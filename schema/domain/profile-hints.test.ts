import { expect, test } from 'vitest'
import { profileHintsOf } from './profile-hints.ts'

const FULL = {
  userType: 'tasker',
  profilePicture: '/api/files/a.webp',
  isEmailProven: true,
  skillsets: ['Haircut', 'Beard Grooming', 'Shaving & Facial Care'],
  profileDescription: 'I have cut hair in Yaba for eleven years, at home and in my shop.',
} as const

test.each([
  ['nothing', FULL, []],
  [
    'a picture first',
    { ...FULL, profilePicture: null, isEmailProven: false },
    ['picture', 'email'],
  ],
  [
    'more skills and words',
    { ...FULL, skillsets: ['Haircut'], profileDescription: 'Cuts' },
    ['skills', 'description'],
  ],
  [
    'no skills to a client',
    { ...FULL, userType: 'client', skillsets: [], profileDescription: '' } as const,
    [],
  ],
])('suggests %s', (_, user, hints) => {
  expect(profileHintsOf(user)).toEqual(hints)
})
