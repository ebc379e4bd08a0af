// Draws the public pages into dist/pwa, so that they can be read before any script has come, or without one.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const ENTRY = 'pwa/routes/-landing/landing-html.tsx'
/** The landing screen's own chunk; the router's plugin names it by what it split off. */
const PAGE = 'routes/index.tsx?tsr-split='
const SCRIPT = 'pwa/features/landing/open-page.ts'
const INLINE_LIMIT = 2048
/** As in vite.config.ts. */
const TARGET = ['chrome94', 'edge94', 'firefox100', 'safari15.4']

/** The same components, for Node. Pictures get the very names that the phone's build gave them. */
async function landing(dist) {
  const outDir = join(ROOT, 'node_modules/.prerender')
  await build({
    configFile: false,
    root: join(ROOT, 'pwa'),
    logLevel: 'error',
    plugins: [react()],
    resolve: {
      alias: [
        { find: /^#schema\//, replacement: join(ROOT, 'schema/') },
        { find: /^#pwa\//, replacement: join(ROOT, 'pwa/') },
      ],
    },
    build: { ssr: join(ROOT, ENTRY), outDir, emptyOutDir: true, assetsInlineLimit: INLINE_LIMIT },
  })
  const { landingHtml } = await import(
    `${pathToFileURL(join(outDir, 'landing-html.js'))}?${Date.now()}`
  )
  const page = await landingHtml()
  rmSync(outDir, { recursive: true, force: true })
  for (const [, asset] of page.body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g))
    if (!existsSync(join(dist, asset)))
      throw new Error(`The landing page asks for ${asset}, which was not built`)
  return page
}

/** The page's own small script, by a name that says what is in it. */
async function script(dist) {
  const built = await build({
    configFile: false,
    root: join(ROOT, 'pwa'),
    logLevel: 'error',
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
  const [chunk] = built.output
  writeFileSync(join(dist, chunk.fileName), chunk.code)
  return `/${chunk.fileName}`
}

/** The styles that this page needs beyond the shell's, known from the build's own list. */
function stylesFor(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const seen = new Set()
  const styles = new Set()
  const walk = (name) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const next of chunk.imports ?? []) walk(next)
    for (const style of chunk.css ?? []) styles.add(style)
  }
  const page = Object.keys(manifest).find((name) => name.startsWith(PAGE))
  if (!page) throw new Error('The build has no landing screen')
  walk(page)
  return [...styles]
}

const APP = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/
/** It asks for the list; neither the front page nor the checkout shows one, and the latter's policy has no room for it. */
const EARLY_ASK = /<script data-at=[^>]*>[\s\S]*?<\/script>\s*/
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g
const ROOT_DIV = /<div id="root">[\s\S]*<\/div>(?=\s*(?:<noscript>|<svg|<\/body>))/
const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

export async function prerender(dist = join(ROOT, 'dist/pwa')) {
  const shell = readFileSync(join(dist, 'index.html'), 'utf8')
  if (!ROOT_DIV.test(shell)) throw new Error('index.html has no #root to fill')
  const app = APP.exec(shell)?.[1]
  if (!app) throw new Error('index.html has no script to start the app with')
  const { title, description, body } = await landing(dist)
  const own = await script(dist)
  // React asks for the first picture within the page; said in the head it is heard sooner.
  const [first = ''] = /^<link rel="preload"[^>]*>/.exec(body) ?? []
  const head = [
    ...(first ? [first] : []),
    ...stylesFor(dist)
      .filter((file) => !shell.includes(`/${file}"`))
      .map((file) => `<link rel="stylesheet" href="/${file}" />`),
    `<meta name="onise-app" content="${app}" />`,
    `<script type="module" src="${own}"></script>`,
  ].join('\n    ')
  if (!EARLY_ASK.test(shell)) throw new Error('index.html does not ask early')
  const html = shell
    .replace(EARLY_ASK, '')
    .replace(APP, '')
    .replace(PRELOADS, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(title)}</title>`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*/,
      (_, start) => start + escape(description),
    )
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace(ROOT_DIV, () => `<div id="root">${body.slice(first.length)}</div>`)
    .replace(/<noscript>[\s\S]*?<\/noscript>/, '')
  writeFileSync(join(dist, 'landing.html'), html)
  writeFileSync(join(dist, 'shell.html'), shell)
  // The same for /fund-wallet, where another policy lets the checkout in, and the app can tell that it does.
  writeFileSync(
    join(dist, 'checkout.html'),
    shell.replace(EARLY_ASK, '').replace('<html', '<html data-checkout'),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await prerender(process.argv[2])
