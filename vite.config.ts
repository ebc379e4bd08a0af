import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa'
import { FIRST_SCRIPT_ROUTES } from './pwa/routes/-chunks.ts'
import { apiReference } from './tools/build/openapi-files.ts'
import { TARGET } from './tools/build/target.ts'
import {
  chunkByEntry,
  chunkForAdministrators,
  isSharedByScreens,
  ONLINE_ONLY_FOLDER,
  placeChunks,
} from './tools/build/vite-plugins/chunk-by-entry.ts'
import { iconSprite } from './tools/build/vite-plugins/icon-sprite.ts'
import { inlineScripts } from './tools/build/vite-plugins/inline-scripts.ts'
import { testBanner } from './tools/build/vite-plugins/test-banner.ts'
import { eagerCompileHint } from './tools/build/vite-plugins/v8-eager-compile-hint.ts'

// tools/build/README.md has the reason and the measured gain of each plugin.

const BUILD = process.env['BUILD'] ?? 'local'

const here = (path: string) => join(import.meta.dirname, path)

/** The router's command line reads tsr.config.json from this folder; its plugin would look for it in `root`. */
function routerOptions() {
  const { routesDirectory, generatedRouteTree, ...options } = JSON.parse(
    readFileSync(here('tsr.config.json'), 'utf8'),
  )
  return {
    ...options,
    routesDirectory: here(routesDirectory),
    generatedRouteTree: here(generatedRouteTree),
    tmpDir: here('node_modules/.tanstack'),
    // A loader is in the chunk of its screen, so the first script contains only the route's path.
    codeSplittingOptions: {
      defaultBehavior: [['component', 'loader', 'errorComponent', 'notFoundComponent']],
      splitBehavior: ({ routeId }: { routeId: string }) =>
        FIRST_SCRIPT_ROUTES.includes(routeId) ? [] : undefined,
    },
  }
}

const chunks = placeChunks(here('pwa'))

const MANIFEST: Partial<ManifestOptions> = {
  id: '/',
  name: 'Onise',
  short_name: 'Onise',
  description:
    'Post a job, choose a skilled professional, and pay when you approve the work. With or without a network.',
  lang: 'en-NG',
  dir: 'ltr',
  start_url: '/?from=home-screen',
  scope: '/',
  display: 'standalone',
  // Opening it again shows the running one, so that no hidden copy leads.
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
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
      // Dexie's default entry is built for browsers of 2015 and 1.5 kB larger.
      { find: /^dexie$/, replacement: here('node_modules/dexie/dist/modern/dexie.mjs') },
      // The shim implements the hook for React 16 and 17; React 19 has it.
      {
        find: /^use-sync-external-store\/shim\/with-selector$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^#schema\//, replacement: here('schema/') },
      { find: /^#pwa\//, replacement: here('pwa/') },
    ],
  },
  define: {
    // The client sends it with each request; the server rejects builds that are too old with 426.
    'import.meta.env.VITE_BUILD': JSON.stringify(BUILD),
  },
  plugins: [
    tanstackRouter(routerOptions()),
    react(),
    iconSprite,
    inlineScripts(BUILD),
    testBanner(process.env['IS_TEST_MARKET'] === '1'),
    eagerCompileHint,
    apiReference(BUILD),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'service-worker',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: null,
      manifest: MANIFEST,
      // The browser fetches a home-screen icon itself, once.
      includeManifestIcons: false,
      injectManifest: {
        target: TARGET,
        globPatterns: ['**/*.{js,css,html}', 'favicon.svg'],
        // Screens of administrators, and others that work online only, are never precached.
        globIgnores: [
          `${ONLINE_ONLY_FOLDER}/**`,
          'api-page.*',
          'assets/about-*.css',
          'assets/admin-*.css',
        ],
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
    // Pictures up to this size cost less inline than as a request.
    assetsInlineLimit: 2048,
    modulePreload: {
      polyfill: false,
      // The first script lists the imports of every screen that preloads them. Only screens that are opened before the
      // service worker has precached the chunks gain from that.
      resolveDependencies: (file, imports, { hostType }) =>
        hostType === 'html' || chunks.preloadsImports(file) ? imports : [],
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // No object here has a getter with an effect, so a schema that nothing uses goes although it spreads another.
      treeshake: { propertyReadSideEffects: false },
      // Constants of other modules too, so that the first script has the numbers and not their names: 0.3 kB less.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        chunkFileNames: chunks.chunkFileNames,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // Packages change only with package-lock.json, so phones keep this file over most updates. One file
            // compresses better than several.
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(?!(?:react-)?(?:virtual|table))[\w-]+|use-sync-external-store|zustand)\/|@oxc-project/,
              priority: 2,
            },
            { name: chunkByEntry(here('pwa')), priority: 1 },
            { name: chunkForAdministrators, minShareCount: 2, priority: 0 },
            { name: 'common', test: isSharedByScreens, minShareCount: 2, priority: 0 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '^/api/(?!.+\\.ts)': `http://127.0.0.1:${process.env['API_PORT'] ?? '8787'}` },
  },
})
