import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/link-button.tsx'
import { Wordmark } from '../../ui/mark.tsx'
import { words } from './words.ts'
import './guest-frame.css'

/** Around a page that anybody may open, for somebody who is not signed in. */
export function GuestFrame({ children }: { children: ReactNode }) {
  return (
    <div className="guest">
      <header className="guest-head">
        <Link to="/" className="guest-mark" aria-label="Onise">
          <Wordmark />
        </Link>
        <LinkButton to="/login" tone="plain" size="small">
          {words.login.send}
        </LinkButton>
      </header>
      <main>{children}</main>
    </div>
  )
}
