import type { TaskId } from '#schema/domain/ids.ts'
import { LANGUAGES, PUBLIC_PATHS, publicPath } from '#schema/domain/languages.ts'
import { sharedTaskPath, TEXT_PAGES } from '#schema/domain/share-paths.ts'
import { staticPageHeaders } from '#worker/http/headers.ts'

export const SITEMAP_HEADERS = {
  ...staticPageHeaders("'none'"),
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=3600',
}

type ListedTask = { id: TaskId; updatedAt: number }

/** https://www.sitemaps.org/protocol.html. Ids have no character that XML would need escaped. */
export function renderSitemap(
  origin: string,
  tasks: readonly ListedTask[],
  lists: readonly string[],
) {
  const pages = PUBLIC_PATHS.flatMap((path) =>
    LANGUAGES.map((language) => `<url><loc>${origin}${publicPath(path, language)}</loc></url>`),
  )
  const open = tasks.map(({ id, updatedAt }) => {
    const changed = new Date(updatedAt).toISOString()
    return `<url><loc>${origin}${sharedTaskPath(id)}</loc><lastmod>${changed}</lastmod></url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    ...[...TEXT_PAGES.map((page) => `/${page}`), ...lists].map(
      (path) => `<url><loc>${origin}${path}</loc></url>`,
    ),
    ...open,
    '</urlset>',
    '',
  ].join('\n')
}
