// Checks that the built files need nothing that the oldest browsers (tools/build/target.ts) lack.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, transformWithOxc } from 'vite'
import { TARGET } from '#tools/build/target.ts'
import { isMainModule, ROOT } from '#tools/common/paths.ts'
import { SCRIPT_FEATURES, STYLE_FEATURES, type Feature } from './newer-features.ts'

const PWA = join(ROOT, 'dist/pwa')
/** The reference of the API is read by programmers. */
const CHECKED = /^(?!api-page).*\.(js|css|html)$/

const POLYFILLED = 'pwa/ui/browser/polyfills.ts adds it'
const IGNORED = 'a browser without it ignores it, and nothing else is in its rule'
const PACKAGE_TESTS = 'its package tests for it'
const PREFIXED = 'the build writes it with its prefix too'
const DECORATES = 'it only decorates, and a browser without it ignores it'

/** What the built files use all the same, and why it is safe. */
export const SAFE: Readonly<Record<string, string>> = {
  'Array.prototype.findLast': POLYFILLED,
  'Array.prototype.toSorted': POLYFILLED,
  'Array.prototype.toReversed': POLYFILLED,
  'Array.prototype.toSpliced': POLYFILLED,
  requestSubmit: POLYFILLED,
  'Intl.Segmenter': 'schema/domain/graphemes.ts has a pattern instead',
  'Promise.withResolvers': PACKAGE_TESTS,
  structuredClone: 'pwa/session/memory-database.ts adds it where Chrome before 98 has no database',
  scheduler: PACKAGE_TESTS,
  'methods of sets': PACKAGE_TESTS,
  getAllRecords: PACKAGE_TESTS,
  'the navigation API': PACKAGE_TESTS,
  beforetoggle: 'React has a listener for it, which is never called without it',
  'reason of an AbortSignal':
    'a rejection of its package, which it ignores, is then without a reason',
  trustedTypes: 'pwa/updates tests for it',
  'View Transitions': PACKAGE_TESTS,
  scrollend: 'the list of messages tests for it',
  popover: 'pwa/ui/feedback/toast.tsx tests for it',
  inert: 'the first screen’s buttons do nothing before the app runs, with or without it',
  OffscreenCanvas: PACKAGE_TESTS,
  'halves of floats': 'qr compares a name with it',
  BarcodeDetector: 'pwa/features/passes/scanner.tsx has one of its own instead',
  requestIdleCallback: 'pwa/startup/first-render.ts has a timer instead',
  Notification: 'pwa/push/push.ts tests for it',
  push: 'pwa/push/push.ts tests for it, and the service worker gets none without it',
  'navigator.connection': 'pwa/ui/browser/data-saver.ts takes none for an ordinary connection',
  'navigator.userAgentData': PACKAGE_TESTS,
  'small, large and dynamic viewports': 'the same rule in vh stands before each',
  '@starting-style': IGNORED,
  'field-sizing': IGNORED,
  'transition-behavior': 'without it a dialog of the landing page appears at once',
  mask: PREFIXED,
  'user-select': PREFIXED,
  'text-wrap': DECORATES,
  'overscroll-behavior': DECORATES,
  'scrollbar-color and scrollbar-width': DECORATES,
  '@media (scripting)': 'pwa/index.html has the same words in noscript',
  ':has()': 'only on screens of administrators',
}

/** Of TARGET, in the order of a feature's versions. */
const OLDEST = ['chrome', 'firefox', 'safari'].map((name) => {
  const target = TARGET.find((each) => each.startsWith(name)) ?? ''
  return Number(target.slice(name.length))
})

const isNewer = ([, , since]: Feature) =>
  since.some((version, at) => version === null || version > (OLDEST[at] ?? 0))

const inHtml = (source: string, tag: 'script' | 'style') =>
  [
    ...source.matchAll(
      new RegExp(`<${tag}(?![^>]*(?: src=|ld\\+json))[^>]*>([\\s\\S]*?)</${tag}>`, 'g'),
    ),
  ].map(([, text = '']) => text)

/** The scripts and the styles in a built file. */
function partsOf(file: string, source: string): { scripts: string[]; styles: string[] } {
  if (file.endsWith('.js')) return { scripts: [source], styles: [] }
  if (file.endsWith('.css')) return { scripts: [], styles: [source] }
  return { scripts: inHtml(source, 'script'), styles: inHtml(source, 'style') }
}

/** The names of the features in a file that are newer than the oldest browsers. */
export function newerFeatures(file: string, source: string): string[] {
  const { scripts, styles } = partsOf(file, source)
  const among = (features: readonly Feature[], texts: readonly string[]) =>
    features
      .filter((feature) => isNewer(feature) && texts.some((text) => feature[1].test(text)))
      .map(([name]) => name)
  return [...among(SCRIPT_FEATURES, scripts), ...among(STYLE_FEATURES, styles)]
}

/** Whether a script is translated further for the oldest browsers than for the newest. */
export async function hasNewerSyntax(script: string): Promise<boolean> {
  const translate = (target: string | string[]) =>
    transformWithOxc(script, 'script.js', {
      target,
      sourcemap: false,
      helpers: { mode: 'External' },
    })
  const [old, current] = await Promise.all([TARGET, 'esnext'].map(translate))
  return old?.code !== current?.code || parseSync('script.js', script).errors.length > 0
}

async function checkFiles(): Promise<string[]> {
  const errors: string[] = []
  const found = new Set<string>()
  const files = readdirSync(PWA, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((each) => CHECKED.test(each))) {
    const source = readFileSync(join(PWA, file), 'utf8')
    for (const name of newerFeatures(file, source)) {
      found.add(name)
      if (!SAFE[name]) errors.push(`${file} uses ${name}`)
    }
    for (const script of partsOf(file, source).scripts)
      if (await hasNewerSyntax(script)) errors.push(`${file} has newer syntax`)
  }
  const unused = Object.keys(SAFE).filter((name) => !found.has(name))
  return [...errors, ...unused.map((name) => `nothing uses ${name}, which SAFE lists`)]
}

if (isMainModule(import.meta.filename)) {
  const errors = await checkFiles()
  console.log(errors.join('\n') || `All scripts and styles run on ${TARGET.join(', ')}.`)
  if (errors.length > 0) process.exitCode = 1
}
