// Renders the public pages into the built app, so that they can be read before a script has loaded, or without one.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import {
  LANGUAGES,
  publicFile,
  publicPath,
  type Language,
  type PublicPath,
} from '#schema/domain/languages.ts'
import { isMainModule, ROOT } from '#tools/common/paths.ts'
import { buildForNode, SOURCE_ALIAS } from './build-for-node.ts'
import { renderFirstScreens } from './first-screens.ts'
import { readScreenFiles, withTemplate, writeScreenDocuments } from './screen-documents.ts'
import { TARGET } from './target.ts'

const ENTRY = 'pwa/routes/-landing/public-pages.tsx'
/** The key of each page's chunk in Vite's manifest; the router's plugin adds what it has split off. */
const CHUNKS: Record<PublicPath, string> = {
  '/': 'routes/index.tsx?tsr-split=',
  '/about': 'routes/about.tsx?tsr-split=',
}
const PREVIEW = { path: '/share/preview.png', width: 1200, height: 630 }
const SCRIPT = 'pwa/features/landing/landing-script.ts'

type Page = {
  path: PublicPath
  language: Language
  title: string
  description: string
  data: object
  body: string
}

/** Renders the same components in Node. */
async function renderPages(dist: string): Promise<Page[]> {
  const { url, remove } = await buildForNode(ENTRY)
  const pages: Page[] = []
  for (const language of LANGUAGES) {
    const { renderPublicPages }: { renderPublicPages: (language: Language) => Promise<Page[]> } =
      await import(`${url}${language}`)
    pages.push(...(await renderPublicPages(language)))
  }
  remove()
  for (const { path, body } of pages)
    for (const [, asset = ''] of body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g))
      if (!existsSync(join(dist, asset)))
        throw new Error(`${path} refers to ${asset}, which was not built`)
  return pages
}

/** Builds the small script of these pages. Returns its path. */
async function buildScript(dist: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: join(ROOT, 'pwa'),
    logLevel: 'error',
    resolve: { alias: SOURCE_ALIAS },
    build: {
      write: false,
      target: TARGET,
      modulePreload: false,
      rolldownOptions: {
        input: join(ROOT, SCRIPT),
        output: { entryFileNames: 'assets/landing-[hash].js' },
      },
    },
  })
  const [output] = [result].flat()
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error(`${SCRIPT} was not built`)
  writeFileSync(join(dist, chunk.fileName), chunk.code)
  return `/${chunk.fileName}`
}

const APP_SCRIPT = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
/** A public page and the checkout send no early requests, and show no screen of the app. */
const EARLY_REQUESTS = /(?<=<script) data-screen=[^>]*/
const BODY_SCRIPT = /<script data-list=[^>]*>[\s\S]*?<\/script>\s*/
const MODULE_PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g
const ROOT_ELEMENT = /<div id="root">[\s\S]*<\/div>(?=\s*(?:<noscript>|<svg|<\/body>))/
const LANGUAGE = /(<html lang=")[\w-]+/
const TITLE = /<title>[^<]*<\/title>/
const DESCRIPTION = /(<meta\s+name="description"\s+content=")[^"]*/

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

function appScriptOf(shell: string): string {
  const script = APP_SCRIPT.exec(shell)?.[1]
  if (!script) throw new Error('index.html has no script that starts the app')
  if (!ROOT_ELEMENT.test(shell)) throw new Error('index.html has no #root element')
  if (!BODY_SCRIPT.test(shell)) throw new Error('index.html has no script after its root element')
  if (!EARLY_REQUESTS.test(shell)) throw new Error('index.html has no early requests')
  return script
}

/** Addresses begin with `/`; the worker, which knows its own host, completes them for crawlers. */
function previewTags({ path, language, title, description, data }: Page): string[] {
  const address = publicPath(path, language)
  const properties = {
    'og:site_name': 'Onise',
    'og:type': 'website',
    'og:locale': `${language}_NG`,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': PREVIEW.path,
    'og:image:type': 'image/png',
    'og:image:width': String(PREVIEW.width),
    'og:image:height': String(PREVIEW.height),
    'og:image:alt': title,
  }
  return [
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  ]
}

type Built = { shell: string; dist: string; script: string }

function documentOf(page: Page, { shell, dist, script }: Built): string {
  const { title, description, body, path, language } = page
  const app = appScriptOf(shell)
  // React preloads the first picture within the body; in the head the browser finds it sooner.
  const [picturePreload = ''] = /^<link rel="preload"[^>]*>/.exec(body) ?? []
  const styles = readScreenFiles(dist, CHUNKS[path]).styles.filter(
    (file) => !shell.includes(`/${file}"`),
  )
  const head = [
    picturePreload,
    ...previewTags(page),
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" />`),
    `<meta name="onise-app" content="${app}" />`,
    `<script type="module" src="${script}"></script>`,
  ]
    .filter(Boolean)
    .join('\n    ')
  return shell
    .replace(LANGUAGE, `$1${language === 'en' ? 'en-NG' : language}`)
    .replace(EARLY_REQUESTS, '')
    .replace(BODY_SCRIPT, '')
    .replace(APP_SCRIPT, '')
    .replace(MODULE_PRELOADS, '')
    .replace(TITLE, () => `<title>${escapeHtml(title)}</title>`)
    .replace(DESCRIPTION, (_, start: string) => start + escapeHtml(description))
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace(ROOT_ELEMENT, () => `<div id="root">${body.slice(picturePreload.length)}</div>`)
    .replace(/<noscript>[\s\S]*?<\/noscript>/, '')
    .replace(/<p class="slow-start">[\s\S]*?<\/p>/, '')
}

async function prerender(dist: string): Promise<void> {
  const shell = readFileSync(join(dist, 'index.html'), 'utf8')
  const script = await buildScript(dist)
  for (const page of await renderPages(dist)) {
    const file = publicFile(page.path, page.language)
    writeFileSync(join(dist, file), documentOf(page, { shell, dist, script }))
  }
  // Not in the document of the service worker, which has the list of the last look instead.
  const templates = await renderFirstScreens()
  writeFileSync(join(dist, 'shell.html'), withTemplate(shell, templates.list))
  writeScreenDocuments(dist, shell, templates)
  // /fund-wallet has a policy that allows the provider's checkout. The app recognizes this document by the attribute.
  const checkout = shell
    .replace(EARLY_REQUESTS, '')
    .replace(BODY_SCRIPT, '')
    .replace('<html', '<html data-checkout')
  writeFileSync(join(dist, 'fund-wallet.html'), checkout)
}

if (isMainModule(import.meta.filename)) await prerender(process.argv[2] ?? join(ROOT, 'dist/pwa'))
