import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import {
  invitationObstacle,
  whyNotAsk,
  whyNotDeclineInvitation,
  whyNotInviteTo,
  whyNotInviteUser,
} from './invitation.ts'
import { INVITATIONS_PER_DAY, INVITATIONS_PER_TASK } from './limits.ts'

const [client, tasker] = [newId('user'), newId('user')]
const none = { isInvited: false, isSuppressed: false, invited: 0, invitedToday: 0 }

test('only the client invites, and only to an open todo', () => {
  const open = { client, status: 'pending', askedId: null } as const
  expect(whyNotInviteTo(open, client)).toBeNull()
  expect(whyNotInviteTo(open, tasker)).toBe('not_found')
  expect(whyNotInviteTo({ ...open, status: 'in-progress' }, client)).toBe('task_not_open')
  expect(whyNotInviteTo({ ...open, askedId: tasker }, client)).toBe('task_private')
})

test('asked alone is who can be invited, within the invitations of the day', () => {
  const invitee = {
    id: tasker,
    userType: 'tasker',
    isAvailable: true,
    invitedToday: INVITATIONS_PER_DAY - 1,
  } as const
  expect(whyNotAsk(invitee, client)).toBeNull()
  expect(whyNotAsk(null, client)).toBe('cannot_be_asked')
  expect(whyNotAsk({ ...invitee, isAvailable: false }, client)).toBe('cannot_be_asked')
  expect(whyNotAsk(invitee, tasker)).toBe('not_yourself')
  expect(whyNotAsk({ ...invitee, invitedToday: INVITATIONS_PER_DAY }, client)).toBe(
    'too_many_invitations',
  )
})

test('only a professional who may work and whom no block hides is invited, and not oneself', () => {
  const invitee = { id: tasker, userType: 'tasker', isAvailable: true } as const
  expect(whyNotInviteUser(invitee, client)).toBeNull()
  expect(whyNotInviteUser(invitee, tasker)).toBe('not_yourself')
  expect(whyNotInviteUser(null, client)).toBe('not_found')
  expect(whyNotInviteUser({ ...invitee, isAvailable: false }, client)).toBe('not_found')
  expect(whyNotInviteUser({ ...invitee, userType: 'client' }, client)).toBe('not_found')
})

test.each([
  [{}, null],
  [{ isInvited: true }, 'already_invited'],
  [{ isSuppressed: true }, 'task_not_open'],
  [{ invited: INVITATIONS_PER_TASK - 1 }, null],
  [{ invited: INVITATIONS_PER_TASK }, 'too_many_invited'],
  [{ invitedToday: INVITATIONS_PER_DAY - 1 }, null],
  [{ invitedToday: INVITATIONS_PER_DAY }, 'too_many_invitations'],
] as const)('with %o the obstacle is %s', (counts, obstacle) => {
  expect(invitationObstacle({ ...none, ...counts }, [])).toBe(obstacle)
})

test.each([
  ['pending', null, 'tasker_applied'],
  ['rejected', 'declined_price', 'tasker_applied'],
  ['rejected', 'not_selected', null],
  ['withdrawn', null, null],
] as const)('an earlier proposal that is %s (%s) makes it %s', (status, reason, obstacle) => {
  expect(invitationObstacle(none, [{ status, reason }])).toBe(obstacle)
})

test('an invitation is declined while the todo is open and no proposal waits', () => {
  const open = { status: 'pending' } as const
  expect(whyNotDeclineInvitation(open, [])).toBeNull()
  expect(whyNotDeclineInvitation({ status: 'expired' }, [])).toBe('task_not_open')
  const proposal = { status: 'pending', reason: null } as const
  expect(whyNotDeclineInvitation(open, [proposal])).toBe('already_applied')
})
