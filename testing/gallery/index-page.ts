import type { Picture, Problem } from './walk.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;margin:24px;background:#f4f4f4;color:#111}
h2{margin:32px 0 8px;font-size:17px}.row{display:flex;gap:12px;overflow-x:auto;padding-bottom:8px}
figure{margin:0;flex:none}figcaption{font-size:12px}
img{height:420px;width:auto;display:block;border:1px solid #bbb;background:#fff}`

const figure = ({ file, size, theme, screen }: Picture) =>
  `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${escape(`${screen}, ${size}, ${theme}`)}"></a>
  <figcaption>${size} ${theme}</figcaption></figure>`

/** All pictures, a row for each screen, and what is wrong at the top. */
export function galleryPage(pictures: readonly Picture[], problems: readonly Problem[]): string {
  const screens = new Map<string, Picture[]>()
  for (const picture of pictures)
    screens.set(picture.screen, [...(screens.get(picture.screen) ?? []), picture])
  const rows = [...screens].map(
    ([name, own]) =>
      `<h2 id="${name}">${name}</h2><div class="row" tabindex="0" role="region" aria-label="${name}">${own.map(figure).join('')}</div>`,
  )
  const lines = problems.map(
    ({ screen, size, theme, message }) =>
      `<li><a href="#${screen}">${screen}</a> ${size} ${theme}: ${escape(message)}</li>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery of Onise</title><style>${STYLE}</style>
<h1>${screens.size} screens, ${pictures.length} pictures, ${problems.length} problems</h1><ul>${lines.join('')}</ul>
${rows.join('\n')}</html>\n`
}
