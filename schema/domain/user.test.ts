import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countGraphemes, truncate } from './graphemes.ts'
import { homePathOf, missingFromProfile } from './user.ts'

test('truncates between visible characters, with dots only when something was cut', () => {
  expect(truncate('Paint the wall', 14)).toBe('Paint the wall')
  expect(truncate('Paint the wall', 9)).toBe('Paint the....')
  expect(truncate('👩🏾‍🔧👩🏾‍🔧👩🏾‍🔧', 2)).toBe('👩🏾‍🔧👩🏾‍🔧....')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 30 }), (text, max) => {
      const short = truncate(text, max)
      const fits = countGraphemes(text) <= max
      expect(short === text).toBe(fits)
      expect(countGraphemes(short)).toBeLessThanOrEqual(fits ? max : max + 4)
    }),
  )
})

test('the first screen depends on the user type and on the completeness of the profile', () => {
  const tasker = { userType: 'tasker', skillsets: ['Haircut'], profileDescription: 'Cuts' } as const
  expect([
    homePathOf({ ...tasker, userType: 'client' }),
    homePathOf({ ...tasker, userType: 'admin' }),
    homePathOf({ ...tasker, skillsets: [] }),
    homePathOf({ ...tasker, profileDescription: '' }),
    homePathOf(tasker),
  ]).toEqual([
    '/client-dashboard',
    '/admin-dashboard',
    '/interest',
    '/update-profile',
    '/dashboard',
  ])
})

test("only a tasker's profile can be incomplete", () => {
  const complete = {
    userType: 'tasker',
    skillsets: ['Haircut'],
    profileDescription: 'Cuts',
    location: 'Yaba',
    jobTitle: 'Barber',
  } as const
  expect(missingFromProfile(complete)).toBeNull()
  expect(missingFromProfile({ ...complete, userType: 'client', skillsets: [] })).toBeNull()
  expect(missingFromProfile({ ...complete, skillsets: [] })).toBe('/interest')
  for (const field of ['location', 'jobTitle', 'profileDescription'])
    expect(missingFromProfile({ ...complete, [field]: '' })).toBe('/update-profile')
})
