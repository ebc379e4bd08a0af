import { Mark } from './mark.tsx'
import './loading-screen.css'

/** Covers everything while an account request runs (SPEC 2); index.html shows the same before any script. */
export function LoadingScreen({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="loading-screen" role="status">
      <span className="loading-screen-mark">
        <Mark />
      </span>
      <span className="loading-screen-words">{label}</span>
    </div>
  )
}
