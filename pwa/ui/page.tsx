import { useCanGoBack, useRouter, type LinkProps } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { IconButton } from './button.tsx'
import './page.css'

type Props = {
  title: string
  /** Under the title, small. */
  note?: ReactNode
  /** Where Back leads when there is nothing behind (a pasted link); without it there is no back button. */
  back?: LinkProps['to']
  /** At the far end of the header: an avatar, a badge, a button. */
  action?: ReactNode
  /** reading: forms and texts, in a column one can read. */
  width?: 'reading'
  children: ReactNode
}

/** A screen inside the shell: its title, the way back, and its body. */
export function Page({ title, note, back, action, width, children }: Props) {
  const router = useRouter()
  const canGoBack = useCanGoBack()

  useEffect(() => {
    document.title = `${title} · Onise`
  }, [title])

  return (
    <div className="page" data-width={width}>
      <header className="page-head">
        {back && (
          <span className="page-back">
            <IconButton
              icon="back"
              label="Back"
              onClick={() =>
                canGoBack ? router.history.back() : void router.navigate({ to: back })
              }
            />
          </span>
        )}
        <div className="page-titles">
          <h1 className="page-title">{title}</h1>
          {note && <p className="page-note">{note}</p>}
        </div>
        {action}
      </header>
      <div className="page-body">{children}</div>
    </div>
  )
}
