// The floor: the same packages by the same Vite, and next to nothing of our own. What the product costs beyond this
// is what we chose; what it costs below this nobody can save.
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { ROOT } from '../../local/install.mjs'

export const FLOOR = join(ROOT, 'dist/floor')
/** As in vite.config.ts. */
const TARGET = ['chrome94', 'edge94', 'firefox100', 'safari15.4']

/** The list's script is asked for with the first one, not after it. */
const preloadList = {
  name: 'floor:preload-list',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.values(bundle ?? {})
        .filter(({ type, name }) => type === 'chunk' && name === 'all-task')
        .flatMap(({ fileName, imports }) => [fileName, ...imports])
        .map((file) => ({
          tag: 'link',
          injectTo: 'head',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        })),
  },
}

export async function buildFloor() {
  await build({
    configFile: false,
    root: join(ROOT, 'bench/floor'),
    logLevel: 'error',
    mode: 'production',
    plugins: [
      react(),
      preloadList,
      VitePWA({
        registerType: 'autoUpdate',
        injectRegister: 'script-defer',
        manifest: { name: 'Floor', short_name: 'Floor', icons: [] },
        workbox: {
          clientsClaim: true,
          skipWaiting: true,
          globPatterns: ['**/*.{js,css,html}'],
          navigateFallbackDenylist: [/^\/api\//],
        },
      }),
    ],
    build: {
      outDir: FLOOR,
      emptyOutDir: true,
      target: TARGET,
      cssTarget: TARGET,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  })
}
