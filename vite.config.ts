import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa'
import { addressesOnly } from './local/addresses-only.ts'
import { AT_ONCE, chunksByVisit } from './local/chunks-by-visit.ts'
import { compiledAtOnce } from './local/compiled-at-once.ts'
import { earlyAsk } from './local/early-ask.ts'
import { noMutations } from './local/no-mutations.ts'
import { ICON_PATHS } from './pwa/ui/icon-paths.ts'
import { MARK_SHAPES } from './pwa/ui/mark-shapes.ts'
import { openapiFiles } from './schema/contract/openapi-files.ts'

const BUILD = process.env.BUILD ?? 'local'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** tsr.config.json is read by the router's own tools from here; its plugin would look for it in `root`. */
function routerOptions() {
  const { routesDirectory, generatedRouteTree, ...options } = JSON.parse(
    readFileSync(here('tsr.config.json'), 'utf8'),
  )
  return {
    ...options,
    routesDirectory: here(routesDirectory),
    generatedRouteTree: here(generatedRouteTree),
    tmpDir: here('node_modules/.tanstack'),
    // A loader comes with its screen: the first script names the routes and knows no more of them.
    codeSplittingOptions: {
      defaultBehavior: [['component', 'loader', 'errorComponent', 'notFoundComponent']],
      splitBehavior: ({ routeId }: { routeId: string }) =>
        AT_ONCE.includes(routeId) ? [] : undefined,
    },
  }
}

/** The shapes of the icons and of the mark stand once in every document, for <use>: drawn without a script, and never parsed as one. */
const iconSprite: Plugin = {
  name: 'onise:icon-sprite',
  transformIndexHtml: () => [
    {
      tag: 'svg',
      injectTo: 'body',
      attrs: { class: 'icon-sprite', 'aria-hidden': 'true' },
      children: Object.entries(ICON_PATHS)
        .map(([name, d]) => `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${d}"/></symbol>`)
        .concat(MARK_SHAPES)
        .join(''),
    },
  ],
}

/** The API's description for programs and people, from the contract itself; the worker hands it out below /api. */
const apiReference: Plugin = {
  name: 'onise:api-reference',
  apply: 'build',
  generateBundle() {
    for (const [fileName, source] of Object.entries(openapiFiles(BUILD)))
      this.emitFile({ type: 'asset', fileName, source })
  },
}

/** Screens of people who are nobody yet, where they go from there, and the line. */
const AT_THE_DOOR =
  /assets\/(?:login|register|account-type|forgot-password|routes|engine|dashboard|client-dashboard|interest)-/

/** What cheap Android phones and older iPhones really run; the styles keep to it too. */
const TARGET = ['chrome94', 'edge94', 'firefox100', 'safari15.4']

const MANIFEST: Partial<ManifestOptions> = {
  id: '/',
  name: 'Onise',
  short_name: 'Onise',
  description:
    'Post a job, find a professional with a craft, and pay from held money. With or without a signal.',
  lang: 'en-NG',
  dir: 'ltr',
  start_url: '/?from=home-screen',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  theme_color: '#faf7f0',
  background_color: '#faf7f0',
  categories: ['business', 'productivity', 'lifestyle'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    {
      name: 'To do list',
      url: '/all-task',
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }],
    },
    {
      name: 'My Todo',
      url: '/client-tasks',
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }],
    },
    {
      name: 'Post Your Todo',
      url: '/create-task',
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }],
    },
    { name: 'Wallet', url: '/wallet', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
  ],
  screenshots: [
    {
      src: '/screenshots/phone.png',
      sizes: '720x1280',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Todos near you, on a phone',
    },
    {
      src: '/screenshots/desktop.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'Todos near you, on a desktop',
    },
  ],
}

export default defineConfig({
  root: here('pwa'),
  publicDir: here('pwa/public'),
  cacheDir: here('node_modules/.vite'),
  resolve: {
    alias: [
      // Its entry for bundlers is the build for browsers of 2015, a kilobyte and a half heavier.
      { find: /^dexie$/, replacement: here('node_modules/dexie/dist/modern/dexie.mjs') },
      // The store's hook for React 16 and 17; React has had its own since.
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^#schema\//, replacement: here('schema/') },
      { find: /^#pwa\//, replacement: here('pwa/') },
    ],
  },
  define: {
    // The server is told which build asks, and may say that it is too old (SYNC: 426).
    'import.meta.env.VITE_BUILD': JSON.stringify(BUILD),
  },
  plugins: [
    addressesOnly,
    noMutations,
    tanstackRouter(routerOptions()),
    react(),
    iconSprite,
    earlyAsk(BUILD),
    compiledAtOnce,
    apiReference,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'service-worker',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: null,
      manifest: MANIFEST,
      // A home-screen icon is fetched by the browser itself, once; it has no place in the shell.
      includeManifestIcons: false,
      injectManifest: {
        target: TARGET,
        globPatterns: ['**/*.{js,css,html}', 'favicon.svg'],
        // The administrator's screens are not in other people's phones (DESIGN 8), nor is what only a signal can use.
        globIgnores: ['**/admin-*', '**/paystack-*', 'api-page.*'],
        dontCacheBustURLsMatching: /^assets\//,
      },
    }),
  ],
  build: {
    outDir: here('dist/pwa'),
    emptyOutDir: true,
    manifest: true,
    target: TARGET,
    cssTarget: TARGET,
    // What stands beside it in a folder of 2 kB pictures costs less inline than asked for.
    assetsInlineLimit: 2048,
    modulePreload: {
      polyfill: false,
      // Which pieces a screen is made of stands in the first script, for every screen. Once the service worker has them
      // all, which is seconds later, they need no head start; only at the doors is there nobody yet to have them.
      resolveDependencies: (file, pieces, { hostType }) =>
        hostType === 'html' || AT_THE_DOOR.test(file) ? pieces : [],
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What changes only with package-lock.json stays in phones when a screen changes. In one file, since
            // the compression of each piece learns from the others.
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store|zustand|dexie)\/|@oxc-project|onise:no-mutations/,
              priority: 2,
            },
            { name: chunksByVisit(here('pwa')), priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '^/api/(?!.+\\.ts)': `http://127.0.0.1:${process.env.API_PORT ?? '8787'}` },
  },
})
