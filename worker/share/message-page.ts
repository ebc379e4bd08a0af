import { html } from 'hono/html'
import { brandedPicture, type SharedPage } from './page.ts'
import type { ShareTexts } from './texts.ts'

/** A page that says why there is nothing to show. */
export const messagePage = (
  origin: string,
  texts: ShareTexts,
  { title, text }: { title: string; text: string },
): SharedPage => ({
  texts,
  origin,
  path: null,
  title,
  description: text,
  picture: brandedPicture(texts),
  isIndexed: false,
  body: html`<div class="card">
    <h1>${title}</h1>
    <p class="text">${text}</p>
    <a class="go" href="/">${texts.home}</a>
  </div>`,
})
