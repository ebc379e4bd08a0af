import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#schema/domain/languages.ts'
import { isServerPage, TEXT_PAGES } from '#schema/domain/share-paths.ts'
import { createTestServer } from '#testing/worker/test-server.ts'

const PUBLIC = fileURLToPath(new URL('../../pwa/public', import.meta.url))
const readPublic = (path: string) =>
  existsSync(PUBLIC + path) ? readFileSync(PUBLIC + path, 'utf8') : null
const assets = {
  fetch: async (request: Request) => new Response(readPublic(new URL(request.url).pathname)),
} as unknown as Fetcher

const SETTINGS = { SUPPORT_EMAIL: 'help@onise.test', SUPPORT_WHATSAPP: '2348000000000' }

async function createPages() {
  const { app, deps } = await createTestServer({ settings: SETTINGS })
  Object.assign(deps, { assets, databaseFetch: () => Promise.reject(new Error('no database')) })
  return async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(`https://onise.example${path}`, { headers })
    return { status: response.status, text: await response.text() }
  }
}

test('each text has a page in five languages, without database and JavaScript, with whom to write to', async () => {
  const open = await createPages()
  for (const page of TEXT_PAGES)
    for (const language of LANGUAGES) {
      const { status, text } = await open(`/${page}`, { 'accept-language': language })
      expect([page, language, status]).toEqual([page, language, 200])
      expect(text).toContain(`<html lang="${language === 'en' ? 'en-NG' : language}"`)
      expect(text).toContain('<a href="mailto:help@onise.test">')
      expect(text).toContain('<a href="https://wa.me/2348000000000">')
      expect(text).not.toMatch(/\{support\}|<script|^(?:#|- |\|)/m)
      // Until a lawyer has read it, which the owner says by deleting the line.
      expect(text.includes('class="draft"')).toBe(page !== 'help')
      if (page === 'privacy') expect(text.split('<tr>').length).toBeGreaterThan(15)
    }
  const chosen = await open('/terms?lang=ig', { 'accept-language': 'ha' })
  expect(chosen.text).toContain('<html lang="ig"')
  const failed = await open('/sitemap.xml')
  expect(failed.status).toBe(503)
  expect(failed.text).toContain('<a href="mailto:help@onise.test">')
})

test('help is a page, unless somebody wants to write, which is a screen of the app', () => {
  const isPage = (address: string) => isServerPage(new URL(address, 'https://onise.example'))
  for (const address of ['/help', '/help/?lang=ha', '/Privacy', '/terms', '/status'])
    expect([address, isPage(address)]).toEqual([address, true])
  for (const address of ['/help?task=1', '/help?write', '/help?payment=x', '/helper', '/p'])
    expect([address, isPage(address)]).toEqual([address, false])
})
