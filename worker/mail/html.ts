const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (each) => ESCAPES[each] ?? each)

const PAGE =
  'margin:0;padding:16px;background:#f7f5ef;color:#1b2420;font:16px/1.5 system-ui,sans-serif'
const CARD = 'max-width:560px;margin:0 auto;padding:20px;background:#ffffff;border-radius:8px'

/** A paragraph that is an address of ours and nothing else. */
const isOwnLink = (paragraph: string, origin: string): boolean =>
  origin !== '' && paragraph.startsWith(`${origin}/`) && !/\s/.test(paragraph)

function paragraphHtml(paragraph: string, origin: string): string {
  const html = escapeHtml(paragraph).replaceAll('\n', '<br>')
  return isOwnLink(paragraph, origin) ? `<p><a href="${html}">${html}</a></p>` : `<p>${html}</p>`
}

/**
 * The HTML part of an email: the paragraphs of its text, and a last one that is HTML. Without pictures, which would
 * reveal who has read it, and without links in its text except to `origin`, our own: other URLs there are those that
 * another user wrote.
 */
export function htmlOf(
  subject: string,
  text: string,
  { lang, origin = '', footer = '' }: { lang: string; origin?: string; footer?: string },
): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => paragraphHtml(paragraph, origin))
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body style="${PAGE}"><div style="${CARD}">${paragraphs.join('')}${footer}</div></body></html>`,
  ].join('')
}
