import { expect, it } from 'vitest'
import { MASK_LIFTED_MS } from './limits.ts'
import { isPhoneShown, type PhoneOwner } from './shown-phone.ts'
import { TASK_STATUSES } from './task.ts'

const NOW = Date.parse('2026-12-03T10:00:00Z')
const OWNER: PhoneOwner = {
  showsPhone: true,
  phoneProvenAt: 1,
  closedAt: null,
  suspendedAt: null,
  isBlocked: false,
}

it('shows a number in no state but those of awarded work', () => {
  const completedAt = NOW - MASK_LIFTED_MS + 1
  const shown = TASK_STATUSES.filter((status) => isPhoneShown({ status, completedAt }, OWNER, NOW))
  expect(shown.toSorted()).toEqual(['completed', 'disputed', 'in-progress', 'submitted'])
})

it('shows none 30 days after the completion, nor of a completion without a time', () => {
  for (const completedAt of [NOW - MASK_LIFTED_MS, null])
    expect(isPhoneShown({ status: 'completed', completedAt }, OWNER, NOW)).toBe(false)
})

it.each<Partial<PhoneOwner>>([
  { showsPhone: false },
  { phoneProvenAt: null },
  { closedAt: 1 },
  { suspendedAt: 1 },
  { isBlocked: true },
])('shows none of an owner with %j', (fields) => {
  const owner = Object.assign({}, OWNER, fields)
  expect(isPhoneShown({ status: 'in-progress', completedAt: null }, owner, NOW)).toBe(false)
})
