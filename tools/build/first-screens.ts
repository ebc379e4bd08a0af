import { buildForNode } from './build-for-node.ts'
import { buildInlineScript } from './vite-plugins/inline-scripts.ts'

const ENTRY = 'pwa/routes/-first-screen/templates.tsx'

type Screen = 'list' | 'task' | 'chat' | 'login'
/** Elements of documents, and the script that shows a conversation. */
export type FirstScreens = Record<Screen | 'chatScript', string>

/** The screens that the script of a document fills and shows before the app has loaded (pwa/first-screen). */
export async function renderFirstScreens(): Promise<FirstScreens> {
  const { url, remove } = await buildForNode(ENTRY)
  const module: { renderTemplates: () => Promise<Record<Screen, string>> } = await import(url)
  const rendered = await module.renderTemplates()
  remove()
  const templateOf = (screen: Screen) =>
    `<template id="first-screen" data-screen="${screen}">${rendered[screen]}</template>`
  return {
    list: templateOf('list'),
    task: templateOf('task'),
    chat: templateOf('chat'),
    login: templateOf('login'),
    chatScript: await buildInlineScript('chat-body.ts'),
  }
}
