import { messages } from '#pwa/features/accounts/messages.ts'
import { LoadingScreen } from '#pwa/ui/feedback/loading-screen.tsx'
import './loading-overlay.css'

/** Covers the screen during an account request; the form stays mounted below it. */
export function LoadingOverlay() {
  return (
    <div className="loading-overlay">
      <LoadingScreen label={messages.loading} />
    </div>
  )
}
