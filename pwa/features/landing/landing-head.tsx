import { Link, useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { Wordmark } from '#pwa/ui/display/logo.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import type { PublicPath } from '#schema/domain/languages.ts'
import { LanguageLinks } from './language-links.tsx'
import { messages } from './messages.ts'
import { isPlainClick } from './plain-click.ts'

/** The signed-in user and the dashboard of their role. */
export type LandingUser = {
  username: string
  home: '/client-dashboard' | '/admin-dashboard' | '/dashboard'
}

/** The page of its own without JavaScript and in another tab, a dialog over the landing page otherwise. */
function AuthLink({ dialog }: { dialog: 'login' | 'register' }) {
  const navigate = useNavigate()
  const openDialog = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    void navigate({ to: '/', search: { dialog }, resetScroll: false })
  }
  const isLogin = dialog === 'login'
  return (
    <LinkButton
      to={`/${dialog}`}
      preload={false}
      tone={isLogin ? 'quiet' : 'plain'}
      size="small"
      data-dialog={dialog}
      onClick={openDialog}
    >
      {isLogin ? messages.logIn : messages.register}
    </LinkButton>
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
            <>
              <AuthLink dialog="login" />
              <AuthLink dialog="register" />
            </>
          )}
        </nav>
      </header>
      {!user && <LanguageLinks path={path} />}
      <p className="landing-note" role="status" data-offline hidden>
        {messages.offline}
      </p>
    </>
  )
}
