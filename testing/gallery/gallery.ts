// npm run gallery -- [--only wallet,chat] [--user client] [--size 360x640] [--theme dark,forced] [--network offline] [--language ha] [--text 200] [--axe]
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { ensureChromium } from '#tools/common/chromium.ts'
import { startStack } from '#tools/dev/start-stack.ts'
import { CLIENT_SCREENS } from './client-screens.ts'
import { parseOptions, type Options } from './options.ts'
import { PUBLIC_SCREENS } from './public-screens.ts'
import type { Screen } from './screen.ts'
import { TASKER_SCREENS } from './tasker-screens.ts'
import { addUsers, logInAs, readIds, type GalleryServer } from './users.ts'
import { walkScreens, type Walk, type Picture, type Problem } from './walk.ts'

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

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;margin:24px;background:#f4f4f4;color:#111}
h2{margin:32px 0 8px;font-size:17px}.row{display:flex;gap:12px;overflow-x:auto;padding-bottom:8px}
figure{margin:0;flex:none}figcaption{font-size:12px}
img{height:420px;width:auto;display:block;border:1px solid #bbb;background:#fff}`

const figure = ({ file, size, theme, screen }: Picture) =>
  `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${escape(`${screen}, ${size}, ${theme}`)}"></a>
  <figcaption>${size} ${theme}</figcaption></figure>`

/** All pictures, a row for each screen, and what is wrong at the top. */
function galleryPage(pictures: readonly Picture[], problems: readonly Problem[]): string {
  const screens = new Map<string, Picture[]>()
  for (const picture of pictures)
    screens.set(picture.screen, [...(screens.get(picture.screen) ?? []), picture])
  const rows = [...screens].map(
    ([name, own]) =>
      `<h2 id="${name}">${name}</h2><div class="row" tabindex="0" role="region" aria-label="${name}">${own.map(figure).join('')}</div>`,
  )
  const lines = problems.map(
    ({ screen, size, theme, message }) =>
      `<li><a href="#${screen}">${screen}</a> ${size} ${theme}: ${escape(message)}</li>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery of Onise</title><style>${STYLE}</style>
<h1>${screens.size} screens, ${pictures.length} pictures, ${problems.length} problems</h1><ul>${lines.join('')}</ul>
${rows.join('\n')}</html>\n`
}

await writeFile(index, galleryPage(walk.pictures, walk.problems))
console.log(`${walk.pictures.length} pictures, ${walk.problems.length} problems: ${index}`)
process.exit(walk.problems.length > 0 || walk.pictures.length === 0 ? 1 : 0)
