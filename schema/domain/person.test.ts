import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cut, graphemes } from './graphemes.ts'
import { homeOf, missingFromProfile, usernameFits } from './person.ts'

test('R1: a username has eight of what a reader calls letters', () => {
  const fitting = [
    'Chinedu',
    'Olúṣọlá',
    'Ọlámídé'.normalize('NFD'),
    '👨‍👩‍👧‍👦'.repeat(8),
    '🇳🇬'.repeat(8),
    '  Bola  ',
    'e\u0301'.repeat(8),
  ]
  for (const name of fitting) expect([name, usernameFits(name)]).toEqual([name, true])
  for (const name of ['Oluwaseun', 'Chukwuemeka', 'e\u0301'.repeat(9), '🇳🇬'.repeat(9)])
    expect([name, usernameFits(name)]).toEqual([name, false])
})

test('F32: a cut never splits a letter, and dots stand only where something is missing', () => {
  expect(cut('Paint the wall', 14)).toBe('Paint the wall')
  expect(cut('Paint the wall', 9)).toBe('Paint the....')
  expect(cut('👩🏾‍🔧👩🏾‍🔧👩🏾‍🔧', 2)).toBe('👩🏾‍🔧👩🏾‍🔧....')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 30 }), (text, most) => {
      const short = cut(text, most)
      const whole = graphemes(text) <= most
      expect(short === text).toBe(whole)
      expect(graphemes(short)).toBeLessThanOrEqual(whole ? most : most + 4)
    }),
  )
})

test('SPEC 2: where a person lands after logging in', () => {
  const tasker = { userType: 'tasker', skillsets: ['Haircut'], profileDescription: 'Cuts' } as const
  expect([
    homeOf({ ...tasker, userType: 'client' }),
    homeOf({ ...tasker, userType: 'admin' }),
    homeOf({ ...tasker, skillsets: [] }),
    homeOf({ ...tasker, profileDescription: '' }),
    homeOf(tasker),
  ]).toEqual([
    '/client-dashboard',
    '/admin-dashboard',
    '/interest',
    '/update-profile',
    '/dashboard',
  ])
})

test("F10: only a tasker's own profile can miss something", () => {
  const whole = {
    userType: 'tasker',
    skillsets: ['Haircut'],
    profileDescription: 'Cuts',
    location: 'Yaba',
    jobTitle: 'Barber',
  } as const
  expect(missingFromProfile(whole)).toBeNull()
  expect(missingFromProfile({ ...whole, userType: 'client', skillsets: [] })).toBeNull()
  expect(missingFromProfile({ ...whole, skillsets: [] })).toBe('/interest')
  for (const field of ['location', 'jobTitle', 'profileDescription'])
    expect(missingFromProfile({ ...whole, [field]: '' })).toBe('/update-profile')
})
