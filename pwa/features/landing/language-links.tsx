import { shownLanguage, storeLanguage } from '#pwa/languages/languages.ts'
import { LANGUAGE_NAMES, LANGUAGES, publicPath, type PublicPath } from '#schema/domain/languages.ts'
import { messages } from './language-messages.ts'
import './language-links.css'

/** Pages of the server, so that they work without JavaScript; landing-script.ts stores the choice there. */
export const LanguageLinks = ({ path }: { path: PublicPath }) => (
  <nav className="language-links" aria-label={messages.label}>
    {LANGUAGES.map((language) => (
      <a
        key={language}
        href={publicPath(path, language)}
        hrefLang={language}
        lang={language}
        aria-current={language === shownLanguage() ? 'page' : undefined}
        data-language={language}
        onClick={() => storeLanguage(language)}
      >
        {LANGUAGE_NAMES[language]}
      </a>
    ))}
  </nav>
)
