import { Link } from '@tanstack/react-router'
import { Wordmark } from '#pwa/ui/display/logo.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import type { PublicPath } from '#schema/domain/languages.ts'
import { LanguageLinks } from './language-links.tsx'
import { messages } from './messages.ts'

/** The signed-in user and the dashboard of their role. */
export type LandingUser = {
  username: string
  home: '/client-dashboard' | '/admin-dashboard' | '/dashboard'
}

function AuthLinks() {
  return (
    <>
      <LinkButton to="/" search={{ dialog: 'login' }} resetScroll={false} tone="quiet" size="small">
        {messages.logIn}
      </LinkButton>
      <LinkButton
        to="/"
        search={{ dialog: 'register' }}
        resetScroll={false}
        tone="plain"
        size="small"
      >
        {messages.register}
      </LinkButton>
    </>
  )
}

/** The header of the public pages. */
type Props = { user: LandingUser | null; path: PublicPath }

export function LandingHead({ user, path }: Props) {
  return (
    <>
      <header className="landing-head">
        <Link to="/" className="landing-mark" aria-label="Onise">
          <Wordmark />
        </Link>
        <nav className="landing-nav" aria-label={messages.account}>
          {user ? (
            <LinkButton to={user.home} tone="plain" size="small" icon="person">
              <span className="visually-hidden">{messages.goTo} </span>
              <span className="upper">{user.username}</span>
            </LinkButton>
          ) : (
            <AuthLinks />
          )}
        </nav>
      </header>
      {!user && <LanguageLinks path={path} />}
      <p className="landing-offline" role="status" data-offline hidden>
        {messages.offline}
      </p>
    </>
  )
}
