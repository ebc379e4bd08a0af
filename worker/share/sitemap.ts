import type { TaskId } from '#schema/domain/ids.ts'
import { LANGUAGES, PUBLIC_PATHS, publicPath } from '#schema/domain/languages.ts'
import { sharedTaskPath } from '#schema/domain/share-paths.ts'

/** Far below the format's limit of 50,000: a search engine reads the newest, and older ones it has read already. */
export const SITEMAP_TASKS_MAX = 1000

type ListedTask = { id: TaskId; updatedAt: number }

/** https://www.sitemaps.org/protocol.html. Ids have no character that XML would need escaped. */
export function renderSitemap(origin: string, tasks: readonly ListedTask[]): string {
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
    ...open,
    '</urlset>',
    '',
  ].join('\n')
}
