import { expect, test } from 'vitest'
import { buildInlineScript } from './inline-scripts.ts'

test('what is built has no React, and isolates names as the app does', async () => {
  const script = await buildInlineScript('chat-body.ts')
  expect(script).not.toMatch(/useState|useSyncExternalStore/)
  // A bundler may leave out a call whose result is not used (schema/domain/localize.ts).
  expect(script).toContain('\u2068')
})
