import { Logo } from '#pwa/ui/display/logo.tsx'
import { messages } from '#pwa/ui/messages.ts'
import './loading-screen.css'

/** Covers the screen while an account request runs; index.html shows the same before any script has loaded. */
export function LoadingScreen({ label = messages.loading }: { label?: string }) {
  return (
    <div className="loading-screen" role="status">
      <span className="loading-screen-mark">
        <Logo />
      </span>
      <span className="loading-screen-words">{label}</span>
    </div>
  )
}
