// `npm start`. Runs before the packages are installed, so it is plain JavaScript.
import { prepareTypeScript } from '#tools/common/ensure-installed.mjs'

try {
  await prepareTypeScript()
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
await import('./start.ts')
