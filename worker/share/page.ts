import { html, raw } from 'hono/html'
import { truncateAtWord } from '#schema/domain/graphemes.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#schema/domain/languages.ts'
import { SHARE_MESSAGES } from '#schema/domain/messages/share.ts'
import { PREVIEW_TEXT_MAX } from '#schema/domain/share.ts'
import { isolate, oneLine } from '#schema/domain/text.ts'
import type { PictureSize } from '#worker/files/picture-size.ts'
import { staticPageHeaders } from '#worker/http/headers.ts'
import { STYLE, STYLE_HASH } from './style.ts'
import type { ShareTexts } from './texts.ts'

/** Short, so that a todo that is assigned or hidden disappears soon. */
export const PAGE_HEADERS = {
  ...staticPageHeaders(STYLE_HASH),
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=60',
  Vary: 'Accept-Language',
}

/** Escaped markup; `html` escapes everything else that is put into it. */
export type Markup = ReturnType<typeof html>

/** `alt` describes it; `size` in pixels. */
export type PreviewPicture = {
  path: string
  alt: string
  type: 'image/jpeg' | 'image/png'
  size: PictureSize
}

/** Pixels; a narrower picture is shown small, beside the words. */
const LARGE_MIN = 600

export const brandedPicture = ({ previewAlt: alt }: ShareTexts): PreviewPicture => ({
  path: '/share/preview.png',
  alt,
  type: 'image/png',
  size: { width: 1200, height: 630 },
})

export type SharedPage = {
  texts: ShareTexts
  origin: string
  /** The canonical path; null for a page that only has a message. */
  path: string | null
  title: string
  description: string
  picture: PreviewPicture
  /** Whether search engines may list it. */
  isIndexed: boolean
  /** schema.org, for search engines. */
  data?: object
  body: Markup
}

/** Exactly the text whose hash the policy allows: a formatted template would add spaces to it. */
const STYLE_ELEMENT = raw(`<style>${STYLE}</style>`)

/** In a script element only `<` could end the data; JSON allows it as an escape. */
const jsonLd = (data: object) =>
  raw(
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  )

function previewTags({ texts, origin, path, picture, ...page }: SharedPage): Markup {
  const description = truncateAtWord(oneLine(page.description), PREVIEW_TEXT_MAX, '…')
  const title = oneLine(page.title)
  const { width, height } = picture.size
  return html`<title>${isolate(title)} · ${SHARE_MESSAGES.site}</title>
    <meta name="description" content="${description}" />
    ${page.isIndexed ? null : html`<meta name="robots" content="noindex" />`}
    ${path === null ? null : html`<link rel="canonical" href="${origin}${path}" />`}
    ${path === null ? null : html`<meta property="og:url" content="${origin}${path}" />`}
    <meta property="og:site_name" content="${SHARE_MESSAGES.site}" />
    <meta property="og:type" content="website" />
    <meta property="og:locale" content="${texts.lang.replace('-NG', '')}_NG" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:image" content="${origin}${picture.path}" />
    <meta property="og:image:alt" content="${picture.alt}" />
    <meta property="og:image:type" content="${picture.type}" />
    <meta property="og:image:width" content="${width}" />
    <meta property="og:image:height" content="${height}" />
    <meta name="twitter:card" content="${width < LARGE_MIN ? 'summary' : 'summary_large_image'}" />
    <meta name="twitter:title" content="${title}" />
    <meta name="twitter:description" content="${description}" />
    <meta name="twitter:image" content="${origin}${picture.path}" />`
}

/** The whole document: no script, one inline style, and nothing from elsewhere. */
export function renderPage(page: SharedPage): string {
  const { texts } = page
  const document = html`<!doctype html>
    <html lang="${texts.lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${previewTags(page)}
        <meta name="theme-color" content="#07402a" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${STYLE_ELEMENT} ${page.data ? jsonLd(page.data) : null}
      </head>
      <body>
        ${texts.testNote === null ? null : html`<aside class="test">${texts.testNote}</aside>`}
        <header class="band">
          <div class="top">
            <a class="mark" href="/"
              ><img src="/favicon.svg" alt="" width="32" height="32" />${SHARE_MESSAGES.site}</a
            >
          </div>
        </header>
        <main>${page.body}</main>
        <footer>
          ${texts.tagline} <a href="/todos">${texts.todos.open}</a> ·
          <a href="/about">${texts.about}</a> · <a href="/help">${texts.help}</a> ·
          <a href="/privacy">${texts.privacy}</a> · <a href="/terms">${texts.terms}</a>
          <p>
            ${LANGUAGES.map(
              (language) =>
                html`<a href="?lang=${language}" lang="${language}"
                  >${LANGUAGE_NAMES[language]}</a
                > `,
            )}
          </p>
        </footer>
      </body>
    </html>`
  return String(document)
}
