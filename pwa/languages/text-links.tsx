import { TEXT_PAGES, type TextPage } from '#schema/domain/share-paths.ts'
import { shownLanguage } from './languages.ts'
import { messages } from './text-links-messages.ts'

/** Links to texts of the server, in the language of the page. */
export function TextLinks({
  intro,
  pages = TEXT_PAGES,
}: {
  intro?: string
  pages?: readonly TextPage[]
}) {
  return (
    <p className="small soft">
      {intro}{' '}
      {pages.map((page, index) => (
        <span key={page}>
          {index > 0 && ' · '}
          <a href={`/${page}?lang=${shownLanguage()}`}>{messages[page]}</a>
        </span>
      ))}
    </p>
  )
}
