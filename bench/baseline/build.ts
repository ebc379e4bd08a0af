// Builds the baseline app: the same packages and the same Vite as the product, and almost no code of our own.
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type HtmlTagDescriptor, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { TARGET } from '#tools/build/target.ts'
import { ROOT } from '#tools/common/paths.ts'

export const BASELINE_DIST = join(ROOT, 'dist/baseline')

const preloadTag = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  injectTo: 'head',
  attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
})

/** Loads the list's script together with the first one, not after it. */
const preloadList: Plugin = {
  name: 'baseline:preload-list',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.values(bundle ?? {})
        .filter((output) => output.type === 'chunk')
        .filter(({ name }) => name === 'all-task')
        .flatMap(({ fileName, imports }) => [fileName, ...imports])
        .map(preloadTag),
  },
}

export async function buildBaseline(): Promise<void> {
  await build({
    configFile: false,
    root: join(ROOT, 'bench/baseline'),
    logLevel: 'error',
    mode: 'production',
    plugins: [
      react(),
      preloadList,
      VitePWA({
        registerType: 'autoUpdate',
        injectRegister: 'script-defer',
        manifest: { name: 'Baseline', short_name: 'Baseline', icons: [] },
        workbox: {
          clientsClaim: true,
          skipWaiting: true,
          globPatterns: ['**/*.{js,css,html}'],
          navigateFallbackDenylist: [/^\/api\//],
        },
      }),
    ],
    build: {
      outDir: BASELINE_DIST,
      emptyOutDir: true,
      target: TARGET,
      cssTarget: TARGET,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  })
}
