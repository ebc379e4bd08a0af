// npm run gallery -- [--only wallet,chat] [--user client] [--size 360x640] [--theme dark,forced] [--network offline] [--text 200] [--axe]
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { ensureChromium } from '#tools/common/chromium.ts'
import { startStack } from '#tools/dev/start-stack.ts'
import { CLIENT_SCREENS } from './client-screens.ts'
import { galleryPage } from './index-page.ts'
import { parseOptions, type Options } from './options.ts'
import { PUBLIC_SCREENS } from './public-screens.ts'
import type { Screen } from './screen.ts'
import { TASKER_SCREENS } from './tasker-screens.ts'
import { addUsers, logInAs, readIds, type GalleryServer } from './users.ts'
import { walkScreens, type Walk } from './walk.ts'

const SCREENS: readonly Screen[] = [...PUBLIC_SCREENS, ...CLIENT_SCREENS, ...TASKER_SCREENS]
const ARGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']
/** As for the browser tests: cheap passwords, and many calls from one address. */
const VARS = { ENVIRONMENT: 'test', SCRYPT_LN: '10', RATE_LIMIT_FACTOR: '10' }
/** Apart from the data of `npm start`, and used again by the next gallery. */
const DATA_DIR = '.local/gallery'

const isSelected = ({ name }: Screen, { only }: Options) =>
  only.length === 0 || only.some((part) => name.includes(part))

async function takeGallery(server: GalleryServer, options: Options, walk: Walk) {
  await addUsers(server)
  const ids = await readIds(server)
  const args = [...ARGS, `--blink-settings=defaultFontSize=${(16 * options.text) / 100}`]
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args })
  try {
    for (const user of options.users) {
      const screens = SCREENS.filter((each) => each.user === user && isSelected(each, options))
      if (screens.length === 0) continue
      const token = await logInAs(server, user)
      const session = { browser, url: server.url, ids, token, options, walk }
      await walkScreens(user, screens, session)
    }
  } finally {
    await browser.close()
  }
}

const options = parseOptions(process.argv.slice(2))
const walk: Walk = { pictures: [], problems: [] }
const stack = await startStack({
  dataDir: DATA_DIR,
  fresh: options.fresh,
  seed: true,
  runCrons: false,
  vars: VARS,
})
await takeGallery(stack, options, walk).finally(stack.stop)
await mkdir(options.out, { recursive: true })
const index = join(options.out, 'index.html')
await writeFile(index, galleryPage(walk.pictures, walk.problems))
console.log(`${walk.pictures.length} pictures, ${walk.problems.length} problems: ${index}`)
process.exit(walk.problems.length > 0 || walk.pictures.length === 0 ? 1 : 0)
