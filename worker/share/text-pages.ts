import { html } from 'hono/html'
import type { Language } from '#schema/domain/languages.ts'
import { TEXT_PAGES, type TextPage } from '#schema/domain/share-paths.ts'
import { supportLinks } from '#schema/domain/support.ts'
import type { Deps } from '#worker/context.ts'
import { brandedPicture, type Markup, type SharedPage } from './page.ts'

/** In place of the addresses of support. */
const SUPPORT = '{support}'
const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/

function inline(text: string, support: Markup): (string | Markup)[] {
  const [before = '', ...after] = text.split(SUPPORT)
  if (after.length > 0)
    return [...inline(before, support), support, ...inline(after.join(SUPPORT), support)]
  const [match, label, href] = LINK.exec(text) ?? []
  if (match === undefined) return [text]
  const [start = '', end = ''] = text.split(match)
  return [start, html`<a href="${href}">${label}</a>`, ...inline(end, support)]
}

const rowOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

function table(lines: readonly string[]): Markup {
  const [head = [], ...rows] = lines.map(rowOf)
  return html`<table>
    <thead>
      <tr>
        ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, ...cells]) =>
          html`<tr>
            <th scope="row">${name}</th>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`
}

/** One block: lines without an empty one between them. */
function blockOf(block: string, support: Markup): Markup {
  const lines = block.split('\n')
  const [first = ''] = lines
  const words = (line: string) => inline(line.replace(/^(?:#+|>|-)\s+/, ''), support)
  if (first.startsWith('# ')) return html`<h1>${words(first)}</h1>`
  if (first.startsWith('## ')) return html`<h2>${words(first)}</h2>`
  if (first.startsWith('> ')) return html`<p class="draft">${words(first)}</p>`
  if (first.startsWith('|')) return table(lines)
  if (first.startsWith('- '))
    return html`<ul class="points">
      ${lines.map((line) => html`<li>${words(line)}</li>`)}
    </ul>`
  return html`<p class="text">${words(lines.join(' '))}</p>`
}

/** A text of `pwa/public/pages` as a page: headings, paragraphs, lists, tables, a note, links of our own. */
function renderText(text: string, support: Markup): { title: string; intro: string; body: Markup } {
  const blocks = text.trim().split(/\n{2,}/)
  const [title = ''] = blocks
  const intro = blocks.find((block) => /^[^#>|-]/.test(block)) ?? ''
  return {
    title: title.replace(/^#\s+/, ''),
    intro,
    body: html`<div class="card">${blocks.map((block) => blockOf(block, support))}</div>`,
  }
}

export function supportMarkup({ settings }: Pick<Deps, 'settings'>): Markup {
  const links = supportLinks(settings).map(({ text, href }) => html`<a href="${href}">${text}</a>`)
  return html`${links.map((link, index) => (index === 0 ? link : html` · ${link}`))}`
}

const fileOf = (page: TextPage, language: Language) => `/pages/${page}.${language}.txt`

async function readText({ assets }: Deps, page: TextPage, language: Language) {
  const request = new Request(`https://assets.onise${fileOf(page, language)}`)
  const response = await assets?.fetch(request)
  return response?.ok ? response.text() : null
}

/** `/privacy`, `/terms` and `/help`, which need neither the database nor JavaScript. Null for any other path. */
export async function textPage(
  deps: Deps,
  path: string,
  language: Language,
  { texts, origin }: Pick<SharedPage, 'texts' | 'origin'>,
): Promise<SharedPage | null> {
  const page = TEXT_PAGES.find((each) => `/${each}` === path)
  const text =
    page && ((await readText(deps, page, language)) ?? (await readText(deps, page, 'en')))
  if (!text) return null
  const { title, intro, body } = renderText(text, supportMarkup(deps))
  return {
    texts,
    origin,
    path,
    title,
    description: intro,
    picture: brandedPicture(texts),
    isIndexed: true,
    body,
  }
}
