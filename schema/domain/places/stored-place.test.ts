import { expect, it } from 'vitest'
import { DomainError } from '../errors.ts'
import { storedPlace } from './stored-place.ts'

const YABA = { place: 'lagos-lagos-mainland', location: 'Yaba, Lagos' }

it.each([
  [
    'the place that was chosen',
    { place: 'lagos-ikeja', location: 'Yaba, Lagos' },
    undefined,
    'lagos-ikeja',
  ],
  ['of older clients, what the location means', { location: 'Yaba, Lagos' }, undefined, YABA.place],
  ['none when that is not certain', { location: 'Surulere' }, undefined, null],
  [
    'what it was, with the same location',
    { location: 'By the bank' },
    { place: 'lagos-epe', location: 'By the bank' },
    'lagos-epe',
  ],
  [
    'what it was, when neither is sent',
    {},
    { place: 'lagos-epe', location: 'By the bank' },
    'lagos-epe',
  ],
  ['of a new location', { location: 'Wuse, Abuja' }, YABA, 'fct-abuja-municipal'],
  ['none of a new location that is not certain', { location: 'By the bank' }, YABA, null],
  [
    'the other place of the same location',
    { place: 'lagos-epe', location: 'Yaba, Lagos' },
    YABA,
    'lagos-epe',
  ],
  [
    'none when it is taken away',
    { place: '', location: 'By the bank' },
    { place: 'lagos-epe', location: 'By the bank' },
    null,
  ],
  [
    'what the location means, when none was chosen',
    { place: null, location: 'Yaba, Lagos' },
    undefined,
    YABA.place,
  ],
  [
    'what the location means, when it had none',
    {},
    { place: null, location: 'Yaba, Lagos' },
    YABA.place,
  ],
])('stores %s', (_, sent, before, place) => {
  expect(storedPlace(sent, before)).toBe(place)
})

it('refuses a place that does not exist', () => {
  expect(() => storedPlace({ place: 'lagos-nowhere' })).toThrow(DomainError)
})
