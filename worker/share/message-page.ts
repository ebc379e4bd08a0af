import { html } from 'hono/html'
import { SHARE_MESSAGES } from '#schema/domain/messages/share.ts'
import { BRANDED_PICTURE, type SharedPage } from './page.ts'

/** A page that says why there is nothing to show. */
export const messagePage = (
  origin: string,
  { title, text }: { title: string; text: string },
): SharedPage => ({
  origin,
  path: null,
  title,
  description: text,
  picture: BRANDED_PICTURE,
  isIndexed: false,
  body: html`<div class="card">
    <h1>${title}</h1>
    <p class="text">${text}</p>
    <a class="go" href="/">${SHARE_MESSAGES.home}</a>
  </div>`,
})
