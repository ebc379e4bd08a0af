import { describe, expect, it } from 'vitest'
import { MASK_LIFTED_MS } from './limits.ts'
import { isPresenceShown, ONLINE_MS, shownPresence } from './presence.ts'

const NOW = Date.parse('2026-12-03T10:00:00Z')
type Owner = Parameters<typeof isPresenceShown>[0]
const OWNER: Owner = {
  showsOnline: true,
  hasLiveWork: true,
  completedAt: null,
  isBlocked: false,
  isOtherActive: true,
}
const ofOwner = (fields: Partial<Owner>) => Object.assign({}, OWNER, fields)

describe('the other side of awarded work', () => {
  it.each<Partial<Owner>>([{}, { hasLiveWork: false, completedAt: NOW - MASK_LIFTED_MS + 1 }])(
    'reads the presence of an owner with %j',
    (fields) => expect(isPresenceShown(ofOwner(fields), NOW)).toBe(true),
  )

  it.each<Partial<Owner>>([
    { showsOnline: false },
    { hasLiveWork: false },
    { hasLiveWork: false, completedAt: NOW - MASK_LIFTED_MS },
    { isBlocked: true },
    { isOtherActive: false },
  ])('reads none of an owner with %j', (fields) =>
    expect(isPresenceShown(ofOwner(fields), NOW)).toBe(false),
  )
})

describe('a phone', () => {
  const shown = (presence: 'online' | 'today' | null, heardAt: number, laterMs: number) =>
    shownPresence({ presence, at: NOW }, { heardAt, now: NOW + laterMs })

  it('shows nobody as online for longer than two questions are apart', () => {
    expect(shown('online', 0, ONLINE_MS - 1)).toBe('online')
    expect(shown('online', 0, ONLINE_MS)).toBe('today')
  })

  it('shows who writes as online, until a later answer says something else', () => {
    expect(shown('today', NOW + 1, 2)).toBe('online')
    expect(shown('today', NOW - 1, 2)).toBe('today')
  })

  it('shows nothing of somebody who may not allow it, whatever it hears', () =>
    expect(shown(null, NOW + 1, 2)).toBeNull())

  it('shows nothing of yesterday, in Lagos', () =>
    // 10:00 UTC is 11:00 in Lagos.
    expect([shown('today', 0, 13 * 3_600_000 - 1), shown('today', 0, 13 * 3_600_000)]).toEqual([
      'today',
      null,
    ]))
})
