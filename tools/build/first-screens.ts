import { INLINE_FIRST_CHAT } from '#schema/contract/inline-first-chat.ts'
import { INLINE_FIRST_SCREEN } from '#schema/contract/inline-first-screen.ts'
import { buildForNode } from './build-for-node.ts'

const ENTRY = 'pwa/routes/-first-screen/templates.tsx'

type Template = { html: string; data: Record<string, string> }
type Templates = { list: Template; task: Template; chat: Template; login: string }
/** Elements of documents. */
export type FirstScreens = Record<keyof Templates, string>

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

function elementsOf(screen: string, { html, data }: Template, script: string): string {
  const attributes = Object.entries({ screen, ...data }).map(
    ([name, value]) => ` data-${name}="${escapeAttribute(value)}"`,
  )
  return `<template id="first-screen"${attributes.join('')}>${html}</template>
    <script>${script}</script>
  `
}

/** The log-in page, and screens with data as templates, each with the script that shows it before the app has loaded. */
export async function renderFirstScreens(): Promise<FirstScreens> {
  const { url, remove } = await buildForNode(ENTRY)
  const module: { renderTemplates: () => Promise<Templates> } = await import(url)
  const { list, login, task, chat } = await module.renderTemplates()
  remove()
  return {
    list: elementsOf('list', list, INLINE_FIRST_SCREEN),
    task: elementsOf('task', task, INLINE_FIRST_SCREEN),
    chat: elementsOf('chat', chat, INLINE_FIRST_CHAT),
    login,
  }
}
