// Documents of screens that are often the first of a visit. Each preloads the scripts of its screen, which the app would
// request only after its first script has run (docs/decisions/0048-show-a-screen-before-its-work-is-done.md).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { findConversation } from '#schema/contract/chats.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { findTask } from '#schema/contract/task-reads.ts'
import type { FirstScreens } from './first-screens.ts'

type ScreenFiles = { styles: string[]; scripts: string[] }

/** What a screen loads, from the build's manifest. The router's plugin adds to the key what it has split off. */
export function readScreenFiles(dist: string, chunkKey: string): ScreenFiles {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const visited = new Set<string>()
  const styles = new Set<string>()
  const scripts = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || visited.has(key)) return
    visited.add(key)
    scripts.add(chunk.file)
    for (const next of chunk.imports ?? []) visit(next)
    for (const style of chunk.css ?? []) styles.add(style)
  }
  const screen = Object.keys(manifest).find((key) => key.startsWith(chunkKey))
  if (!screen) throw new Error(`The build has no ${chunkKey}`)
  visit(screen)
  return { styles: [...styles], scripts: [...scripts] }
}

const BODY_SCRIPT = /<script( data-list=[^>]*)>([\s\S]*?)<\/script>/
const APP_SCRIPT = /<script type="module"([^>]*) src="([^"]+)"[^>]*><\/script>/

/** The template of a screen before the script that shows it, which then runs the app, after the first paint. */
export function withTemplate(html: string, template: string, ownScript?: string): string {
  const [appScript = '', attributes = '', app = ''] = APP_SCRIPT.exec(html) ?? []
  return html
    .replace(appScript, () => `<link rel="modulepreload"${attributes} href="${app}">`)
    .replace(
      BODY_SCRIPT,
      (_, list: string, script: string) =>
        `${template}<script data-app="${app}"${list}>${ownScript ?? script}</script>`,
    )
}

type Screen = {
  chunk: string
  /** Its path as a regular expression; the group is the `{id}` of the requests. */
  path: string
  /** Sent with the stored token, without which the screen is left to the app. */
  requests?: string[]
  template: string
  /** In place of that of the other documents. */
  script?: string
}

const DATABASE = /data-database="([^"]*)"/

/** What the document shows needs its style sheets and responses first. */
const APP_FILE = /<(?:script type="module"|link rel="modulepreload")/g

function documentOf(dist: string, shell: string, screen: Screen): string {
  const { scripts, styles } = newFiles(dist, shell, screen.chunk)
  const { requests } = screen
  const [, database = ''] = DATABASE.exec(shell) ?? []
  const chunks = requests ? [...new Set([database, ...scripts])] : scripts
  const early = requests
    ? ` data-requests="${requests.map((path) => `/api/${path}`).join(' ')}"`
    : ''
  const links = styles.map((path) => `  <link rel="stylesheet" crossorigin href="${path}">\n  `)
  const html = shell
    .replace(
      /data-screen="[^"]*" data-requests="[^"]*"/,
      () => `data-screen="${screen.path}"${early} data-chunks="${chunks.join(' ')}"`,
    )
    .replace('</head>', () => `${links.join('')}</head>`)
  const document = html.replaceAll(APP_FILE, '$& fetchpriority="low"')
  return withTemplate(document, screen.template, screen.script)
}

/** What the shell does not load itself. */
function newFiles(dist: string, shell: string, chunk: string): ScreenFiles {
  const { scripts, styles } = readScreenFiles(dist, chunk)
  const isNew = (path: string) => !shell.includes(`"${path}"`)
  const pathOf = (file: string) => `/${file}`
  return { scripts: scripts.map(pathOf).filter(isNew), styles: styles.map(pathOf).filter(isNew) }
}

export function writeScreenDocuments(dist: string, shell: string, templates: FirstScreens): void {
  const write = (name: string, screen: Screen) =>
    writeFileSync(join(dist, `${name}.html`), documentOf(dist, shell, screen))
  write('login', {
    chunk: 'routes/login.tsx?tsr-split=',
    path: '/login',
    template: templates.login,
  })
  write('single-task', {
    chunk: 'routes/_guarded/single-task.$id.tsx?tsr-split=',
    path: '/single-task/([-\\w]+)',
    requests: [readDashboard.path, findTask.path],
    template: templates.task,
  })
  write('chat', {
    chunk: 'routes/_guarded/chat.$id.tsx?tsr-split=',
    path: '/chat/([-\\w]+)',
    requests: [readDashboard.path, findConversation.path.replace('{otherUserId}', '{id}')],
    template: templates.chat,
    script: templates.chatScript,
  })
}
