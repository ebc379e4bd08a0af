import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { WORK_PICTURES_MAX } from './limits.ts'
import { inWantedOrder, isWorkPictureHidden, whyNotAddWorkPicture } from './work-picture.ts'

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
