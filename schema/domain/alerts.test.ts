import { describe, expect, it } from 'vitest'
import { digestAtOf, narrowerChoices, onePerUser } from './alerts.ts'
import { naira } from './money.ts'
import { alertAreasOf } from './places/alert-areas.ts'
import { allPlaces, isWithinReach } from './places/places.ts'
import { REACHES } from './places/reach.ts'

const lagos = (text: string) => Date.parse(`2026-03-${text}:00+01:00`)

describe('when a user is told', () => {
  it.each([
    ['at once in the day', { delivery: 'now', sentToday: 0 }, '04T10:00', null],
    ['at once before the tenth', { delivery: 'now', sentToday: 9 }, '04T20:59', null],
    ['in the morning after the tenth', { delivery: 'now', sentToday: 10 }, '04T10:00', '05T08:00'],
    ['in the morning when chosen', { delivery: 'morning', sentToday: 0 }, '04T10:00', '05T08:00'],
    ['the same morning before it', { delivery: 'morning', sentToday: 0 }, '04T07:30', '04T08:00'],
    ['the next morning from eight', { delivery: 'morning', sentToday: 0 }, '04T08:00', '05T08:00'],
    ['not in the evening', { delivery: 'now', sentToday: 0 }, '04T21:00', '05T08:00'],
    ['not at night', { delivery: 'now', sentToday: 0 }, '05T06:59', '05T08:00'],
    ['at once from seven', { delivery: 'now', sentToday: 0 }, '05T07:00', null],
  ] as const)('%s', (_, wanted, now, digest) => {
    const expected = digest && lagos(digest)
    expect(digestAtOf(wanted, lagos(now))).toBe(expected)
  })
})

it('a user has one of several matches: the nearest that is for at once', () => {
  const match = (userId: string, delivery: 'now' | 'morning', km: number) => ({
    userId,
    delivery,
    km,
  })
  const matches = [
    match('a', 'morning', 1),
    match('b', 'now', 2),
    match('a', 'now', 3),
    match('a', 'now', 4),
    match('c', 'now', 5),
  ]
  expect(onePerUser(matches, 2).map(({ userId, km }) => [userId, km])).toEqual([
    ['a', 3],
    ['b', 2],
  ])
})

it.each(['lagos-ikeja', 'kano-fagge', null])('the areas of %s are those within reach', (place) => {
  const areas = alertAreasOf(place)
  const found = new Set(areas.map(([, area]) => area))
  for (const { id } of allPlaces())
    for (const reach of REACHES)
      expect([id, reach, found.has(`${id}:${reach}`)]).toEqual([
        id,
        reach,
        isWithinReach(place, { place: id, areas: [], reach }),
      ])
  const distances = areas.map(([km]) => km).filter((km) => km !== null)
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  expect(areas.at(-1)).toEqual([null, '*'])
})

describe('fewer of an alert', () => {
  const own = {
    followsProfile: false,
    place: 'lagos-ikeja',
    reach: '25',
    minPrice: naira(10_000),
    delivery: 'now',
  } as const
  const kindsOf = (alert: Parameters<typeof narrowerChoices>[0]) =>
    narrowerChoices(alert).map((choice) => Object.values(choice).join(' '))

  it('are smaller distances, higher amounts, the morning, or none', () => {
    const expected = [
      'reach 10',
      'reach 5',
      'minPrice 2000000',
      'minPrice 5000000',
      'morning',
      'end',
    ]
    expect(kindsOf(own)).toEqual(expected)
  })
  it.each([
    ['the nearest and highest', { reach: '5', minPrice: naira(250_000) }, ['morning', 'end']],
    ['one anywhere', { place: null, minPrice: naira(250_000) }, ['morning', 'end']],
    ['that of the profile', { followsProfile: true, minPrice: naira(250_000) }, ['morning', 'end']],
    ['one that is off', { followsProfile: true, minPrice: naira(250_000), delivery: 'off' }, []],
  ] as const)('%s', (_, change, expected) => {
    expect(kindsOf({ ...own, ...change })).toEqual(expected)
  })
})
