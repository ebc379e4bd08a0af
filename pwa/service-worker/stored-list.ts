import { STORED_LIST_CACHE, STORED_LIST_ENTRY } from './names.ts'

/** Before the script that shows the list (pwa/first-screen/stored-list.ts). */
const PLACE = '<script data-list='
/** One template without scripts, as pwa/routes/-first-list/store-list.tsx wrote it. */
const STORED_LIST =
  /^<template id="stored-list"[^>]*>(?:(?!<\/?(?:template|script))[^])*<\/template>$/i
/** Of the body as it was transferred. */
const TRANSFER_HEADERS = ['content-encoding', 'content-length', 'etag']

/** The page with the list of the last look, if there is one: its first paint then has the list. */
export async function withStoredList(page: Response): Promise<Response> {
  const cache = await caches.open(STORED_LIST_CACHE)
  const list = await (await cache.match(STORED_LIST_ENTRY))?.text()
  if (list === undefined || !STORED_LIST.test(list)) return page
  const html = await page.text()
  const headers = new Headers(page.headers)
  for (const name of TRANSFER_HEADERS) headers.delete(name)
  return new Response(
    html.replace(PLACE, () => list + PLACE),
    { status: page.status, headers },
  )
}
