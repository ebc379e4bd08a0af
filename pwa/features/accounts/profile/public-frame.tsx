import { Link } from '@tanstack/react-router'
import { useRef, type ReactNode } from 'react'
import { messages } from '#pwa/features/accounts/messages.ts'
import { Wordmark } from '#pwa/ui/display/logo.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { useArrivalFocus } from '#pwa/ui/layout/use-arrival-focus.ts'
import './public-frame.css'

/** The header and page area of a public page for a signed-out visitor. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  useArrivalFocus(main)
  return (
    <div className="public-frame">
      <header className="public-frame-head">
        <Link to="/" className="public-frame-logo" aria-label="Onise">
          <Wordmark />
        </Link>
        <LinkButton to="/login" tone="plain" size="small">
          {messages.login.send}
        </LinkButton>
      </header>
      <main ref={main} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
