import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#tools/common/paths.ts'

test('every file that is served without the worker has a policy, which the service worker can live with', () => {
  const text = readFileSync(join(ROOT, 'pwa/public/_headers'), 'utf8')
  const [, everywhere = ''] = /^\/\*\n((?: {2}.*\n)+)/m.exec(text) ?? []
  expect(everywhere).toContain(
    "Content-Security-Policy: default-src 'none'; script-src 'self'; connect-src 'self';",
  )
  for (const header of [
    'X-Content-Type-Options',
    'Strict-Transport-Security',
    'Cross-Origin-Resource-Policy',
  ])
    expect(everywhere).toContain(header)
  // Rules of one header would be joined, and only the intersection would hold.
  expect(text.match(/Content-Security-Policy/g)).toHaveLength(1)
})
