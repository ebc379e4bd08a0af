import { expect, test } from 'vitest'
import { ENDPOINTS } from '#schema/contract/index.ts'
import { ACTIONS } from './messages.ts'

test('each command of administrators has words for the audit log', () => {
  const commands = ENDPOINTS.filter(({ access, kind }) => access === 'admin' && kind !== 'query')
  expect(commands.map(({ name }) => name).filter((name) => !ACTIONS[name])).toEqual([])
})
