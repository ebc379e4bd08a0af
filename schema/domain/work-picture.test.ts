import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { WORK_OBJECTION_MS, WORK_PICTURES_MAX } from './limits.ts'
import {
  inWantedOrder,
  isWorkPictureHidden,
  visibleAtOf,
  whyNotAddWorkPicture,
  whyNotObject,
  whyNotTakeOver,
} from './work-picture.ts'

test.each([
  ['tasker', null, 0, null],
  ['tasker', null, WORK_PICTURES_MAX - 1, null],
  ['tasker', null, WORK_PICTURES_MAX, 'too_many_work_pictures'],
  ['tasker', 5, 0, 'under_review'],
  ['client', null, 0, 'wrong_role'],
  ['admin', null, 0, 'wrong_role'],
] as const)('a %s, suppressed at %s, with %i pictures: %s', (userType, at, pictures, code) => {
  expect(whyNotAddWorkPicture({ userType, suppressedAt: at, pictures })).toBe(code)
})

test.each([
  ['completed', false, null],
  ['completed', true, 'picture_refused'],
  ['submitted', false, 'moved_on'],
] as const)('from a %s todo, refused before is %s: %s', (status, isRefused, code) => {
  const adding = { userType: 'tasker', suppressedAt: null, pictures: 0 } as const
  expect(whyNotTakeOver({ ...adding, status, isRefused })).toBe(code)
})

test('its client can object until others see it', () => {
  expect(visibleAtOf(5, { isTakenOver: false })).toBe(5)
  const visibleAt = visibleAtOf(5, { isTakenOver: true })
  expect(visibleAt - 5).toBe(WORK_OBJECTION_MS)
  expect(whyNotObject({ visibleAt }, visibleAt - 1)).toBeNull()
  expect(whyNotObject({ visibleAt }, visibleAt)).toBe('objection_over')
})

const picture = () => ({ id: newId('workPicture') })

test('pictures follow the wanted order, and those that it does not name stay behind in theirs', () => {
  const [a, b, c, d] = [picture(), picture(), picture(), picture()]
  expect(inWantedOrder([a, b, c, d], [d.id, 'of nobody', b.id])).toEqual([d, b, a, c])
  expect(inWantedOrder([a, b], [])).toEqual([a, b])
})

test.each([
  [null, null, false],
  [5, null, true],
  [null, 5, true],
])('suppressed at %s, objected at %s: hidden is %s', (suppressedAt, objectedAt, isHidden) => {
  expect(isWorkPictureHidden({ suppressedAt, objectedAt })).toBe(isHidden)
})
