/** Screens that have a document of their own (tools/build/screen-documents.ts), by the first part of their path. */
const SCREENS: readonly string[] = ['chat', 'fund-wallet', 'login', 'single-task']

/** The file of the build that a path of the app gets, in lower case. */
export function screenDocument(path: string): string {
  const [, screen = ''] = path.split('/')
  return `/${SCREENS.includes(screen) ? screen : 'shell'}.html`
}
