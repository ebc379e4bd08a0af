import { useCanGoBack, useRouter, type LinkProps } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { IconButton } from '#pwa/ui/form/button.tsx'
import { messages } from '#pwa/ui/messages.ts'
import './page.css'

type Props = {
  title: string
  /** Under the title, small. */
  note?: ReactNode
  /** Target of Back when the history is empty (a pasted link); without it there is no back button. */
  back?: LinkProps['to']
  /** Where Back always leads: the screen that is continued after this one. */
  backPath?: string | null
  /** At the end of the header: an avatar, a badge, a button. */
  action?: ReactNode
  /** reading: a narrow column for forms and texts. */
  width?: 'reading'
  children: ReactNode
}

export function Page({ title, note, back, backPath, action, width, children }: Props) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const goBack = () => {
    if (backPath) return router.history.replace(backPath)
    return canGoBack ? router.history.back() : router.navigate({ to: back ?? '/' })
  }

  useEffect(() => {
    document.title = `${title} · Onise`
  }, [title])

  return (
    <div className="page" data-width={width}>
      <header className="page-head">
        {back && (
          <span className="page-back">
            <IconButton icon="back" label={messages.back} onClick={() => void goBack()} />
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
