import { INLINE_FIRST_LIST } from '#schema/contract/inline-first-list.ts'
import { buildForNode } from './build-for-node.ts'

const ENTRY = 'pwa/routes/-first-list/template.tsx'

type FirstList = { html: string; data: Record<string, string> }

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The list of open tasks as a template, and the script that shows it before the app has loaded. */
export async function renderFirstList(): Promise<string> {
  const { url, remove } = await buildForNode(ENTRY)
  const module: { renderFirstList: () => Promise<FirstList> } = await import(url)
  const { html, data } = await module.renderFirstList()
  remove()
  const attributes = Object.entries(data).map(
    ([name, value]) => ` data-${name}="${escapeAttribute(value)}"`,
  )
  return `<template id="first-list"${attributes.join('')}>${html}</template>
    <script>${INLINE_FIRST_LIST}</script>
  `
}
