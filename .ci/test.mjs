// `npm test`. Runs before the packages are installed, so it is plain JavaScript.
import { prepareTypeScript } from '#tools/common/ensure-installed.mjs'

try {
  await prepareTypeScript()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.log('\n0 passed, 1 failed')
  process.exit(1)
}
await import('./run-checks.ts')
