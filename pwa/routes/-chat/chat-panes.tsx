import { useCanGoBack, useParams } from '@tanstack/react-router'
import { createElement, useEffect, useRef, type ReactNode } from 'react'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import { useTwoPanes } from './use-two-panes.ts'
import './chat-panes.css'

const loadPane = async () => (await import('./conversations-pane.tsx')).ConversationsPane

/** Beside the list a screen reader and the keyboard go on at the conversation that was opened, not before the list. */
function useConversationFocus(isWide: boolean) {
  const open = useRef<HTMLDivElement>(null)
  const { id } = useParams({ strict: false })
  // A page that was opened directly begins at its top, as every page does.
  const lastId = useRef(useCanGoBack() ? '' : id)
  useEffect(() => {
    if (lastId.current === id) return
    lastId.current = id
    const heading = open.current?.querySelector('h1')
    if (!isWide || !heading) return
    heading.setAttribute('tabindex', '-1')
    // The frame takes the focus in an effect that runs after this one.
    queueMicrotask(() => heading.focus({ preventScroll: true }))
  }, [id, isWide])
  return open
}

/** On a tablet or a desktop the conversations are beside the one that is open; a phone neither loads nor shows them here. */
export function ChatPanes({ children }: { children: ReactNode }) {
  const isWide = useTwoPanes()
  const Pane = useLazyModule(isWide, loadPane)
  const open = useConversationFocus(isWide)
  return (
    <div className="chat-panes">
      {isWide && Pane && createElement(Pane)}
      <div ref={open} className="chat-panes-open">
        {children}
      </div>
    </div>
  )
}
