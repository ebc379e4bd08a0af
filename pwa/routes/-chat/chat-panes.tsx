import { createElement, type ReactNode } from 'react'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import { useTwoPanes } from './use-two-panes.ts'
import './chat-panes.css'

const loadPane = async () => (await import('./conversations-pane.tsx')).ConversationsPane

/** On a tablet or a desktop the conversations are beside the one that is open; a phone neither loads nor shows them here. */
export function ChatPanes({ children }: { children: ReactNode }) {
  const isWide = useTwoPanes()
  const Pane = useLazyModule(isWide, loadPane)
  return (
    <div className="chat-panes">
      {isWide && Pane && createElement(Pane)}
      <div className="chat-panes-open">{children}</div>
    </div>
  )
}
