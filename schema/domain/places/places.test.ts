import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  allPlaces,
  allStates,
  distanceKm,
  isWithinReach,
  nearestPlace,
  placeOf,
  placesOfState,
  searchPlaces,
  stateOf,
  type WorkArea,
} from './places.ts'
import { PLACE_ID, PLACE_ID_MAX } from './reach.ts'
import { OTHER_NAMES } from './table.ts'

const ids = allPlaces().map(({ id }) => id)
const found = (text: string) => searchPlaces(text).map(({ place }) => place.label)

describe('the table', () => {
  it('has 774 places in 37 states, each in Nigeria', () => {
    expect([allPlaces().length, allStates().length]).toEqual([774, 37])
    for (const { latitude, longitude } of allPlaces()) {
      expect(latitude).toBeGreaterThan(4.2)
      expect(latitude).toBeLessThan(14)
      expect(longitude).toBeGreaterThan(2.6)
      expect(longitude).toBeLessThan(14.7)
    }
    expect(placeOf('lagos-ikeja')).toMatchObject({
      latitude: 6.61,
      longitude: 3.34,
      label: 'Ikeja, Lagos',
    })
    expect(placesOfState('fct').map(({ name }) => name)).toContain('Abuja Municipal')
  })

  it('keeps the ids that rows and older apps have', () => {
    const digest = createHash('sha256').update(ids.toSorted().join()).digest('hex')
    expect(digest.slice(0, 16)).toBe('d3ba2fae558cd811')
    for (const id of ids) expect(id).toMatch(PLACE_ID)
    expect(Math.max(...ids.map(({ length }) => length))).toBeLessThanOrEqual(PLACE_ID_MAX)
  })

  it('has other names of places that exist', () => {
    for (const line of OTHER_NAMES.split('\n')) expect(ids).toContain(line.split(':')[0])
  })

  it('knows no place of a newer build', () => {
    expect([placeOf('lagos-new'), placeOf(null), stateOf('new')]).toEqual([null, null, null])
  })
})

describe('the search', () => {
  it.each([
    ['i', []],
    ['ikej', ['Ikeja, Lagos']],
    ['Ìkèjà', ['Ikeja, Lagos']],
    ['ikeja lag', ['Ikeja, Lagos']],
    ['Ikeja, Lagos', ['Ikeja, Lagos']],
    ['surulere', ['Surulere, Lagos', 'Surulere, Oyo']],
    ['jamaare', ["Jama'are, Bauchi"]],
    ['Jama’are', ["Jama'are, Bauchi"]],
    ['yaba', ['Lagos Mainland']],
    ['V.I.', ['Eti-Osa, Lagos']],
    ['wuse abuja', ['Abuja Municipal, FCT']],
    ['akpor', ['Obio/Akpor, Rivers']],
    ['nowhere', []],
  ])('finds for %s: %j', (text, labels) => {
    expect(found(text)).toEqual(labels)
  })

  it('shows exact names first, then beginnings, then the rest of a state', () => {
    expect(found('ika').slice(0, 2)).toEqual(['Ika, Akwa Ibom', 'Ika North East, Delta'])
    expect(found('lagos').slice(0, 3)).toEqual(['Lagos Island', 'Lagos Mainland', 'Agege, Lagos'])
    expect(found('lagos')).toHaveLength(20)
    expect(found('Ìbàdàn').slice(0, 6).at(-1)).toBe('Akinyele, Oyo')
  })

  it('says by which other name it found a place', () => {
    expect(searchPlaces('berg')).toMatchObject([
      { place: { id: 'lagos-ikeja' }, otherName: 'Berger' },
    ])
  })

  it('finds every place first by its label', () => {
    for (const place of allPlaces()) expect(searchPlaces(place.label)[0]?.place).toBe(place)
  })
})

describe('distances', () => {
  it('are between the middles, and 0 within a place', () => {
    expect(distanceKm('lagos-ikeja', 'lagos-ikeja')).toBe(0)
    expect(distanceKm('lagos-ikeja', 'lagos-lagos-mainland')).toBeCloseTo(13.75, 1)
    expect(distanceKm('kano-fagge', 'lagos-ikeja')).toBeCloseTo(
      distanceKm('lagos-ikeja', 'kano-fagge') ?? 0,
      9,
    )
    expect(distanceKm('kano-fagge', 'lagos-ikeja')).toBeGreaterThan(800)
  })

  it('are unknown without a place', () => {
    expect([distanceKm(null, 'lagos-ikeja'), distanceKm('lagos-ikeja', 'lagos-new')]).toEqual([
      null,
      null,
    ])
  })

  it('give the nearest place of a position in Nigeria', () => {
    expect(nearestPlace(6.6018, 3.3515)?.label).toBe('Ikeja, Lagos')
    expect(nearestPlace(11.9964, 8.5167)?.state.name).toBe('Kano')
    expect([nearestPlace(51.5, -0.1), nearestPlace(0, 0), nearestPlace(Number.NaN, 3)]).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe('the reach', () => {
  const area: WorkArea = { place: 'lagos-ikeja', areas: [], reach: '10' }
  it.each([
    ['lagos-ikeja', { reach: '5' as const }, true],
    ['lagos-mushin', { reach: '5' as const }, false],
    ['lagos-mushin', {}, true],
    ['lagos-epe', {}, false],
    ['lagos-epe', { reach: 'state' as const }, true],
    ['ogun-ifo', { reach: 'state' as const }, false],
    ['kano-fagge', { reach: '100' as const }, false],
    ['kano-fagge', { reach: 'anywhere' as const }, true],
    ['kano-tarauni', { areas: ['kano-fagge'] }, true],
    ['kano-tarauni', { areas: ['kano-fagge'], place: null }, true],
    ['kano-dala', { place: null }, true],
    ['kano-dala', { place: 'lagos-new', areas: ['lagos-newer'] }, true],
  ])('of a todo in %s with %j is %j', (place, changes, expected) => {
    expect(isWithinReach(place, { ...area, ...changes })).toBe(expected)
  })

  it('has no place that is not known', () => {
    expect(isWithinReach(null, area)).toBe(false)
    expect(isWithinReach(null, { ...area, reach: 'anywhere' })).toBe(true)
  })
})
