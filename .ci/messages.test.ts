import { expect, test } from 'vitest'
import { ROOT } from '#tools/common/paths.ts'
import { findUnusedMessages } from './messages.ts'

test('each text is shown somewhere', () => {
  expect(findUnusedMessages(ROOT)).toEqual([])
})
