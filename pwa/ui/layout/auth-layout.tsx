import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { Wordmark } from '#pwa/ui/display/logo.tsx'
import { messages } from '#pwa/ui/messages.lazy.ts'
import { useArrivalFocus } from './use-arrival-focus.ts'
import './auth-layout.css'

type Props = {
  title: string
  note?: ReactNode
  /** Beside the form on a desktop; hidden on a phone and in a dialog. */
  side: { title: string; text: ReactNode; picture?: string }
  foot?: ReactNode
  children: ReactNode
}

/** Account screens. The landing page shows the same form in a Dialog. */
export function AuthLayout({ title, note, side, foot, children }: Props) {
  const main = useRef<HTMLElement>(null)
  useArrivalFocus(main)
  useEffect(() => {
    document.title = `${title} · Onise`
  }, [title])
  return (
    <div className="auth">
      <aside className="auth-side" aria-label={messages.aboutOnise}>
        {side.picture && (
          <img className="auth-side-picture" src={side.picture} alt="" loading="lazy" />
        )}
        <p className="auth-side-title">{side.title}</p>
        <p className="auth-side-text">{side.text}</p>
      </aside>
      <main ref={main} className="auth-main" tabIndex={-1}>
        <p className="auth-mark">
          <Link to="/">
            <Wordmark />
          </Link>
        </p>
        <div className="auth-titles">
          <h1 className="auth-title">{title}</h1>
          {note && <p className="auth-note">{note}</p>}
        </div>
        {children}
        {foot && <p className="auth-foot">{foot}</p>}
      </main>
    </div>
  )
}
