import { LoadingScreen } from '../../ui/loading-screen.tsx'
import { words } from './words.ts'
import './asking.css'

/** SPEC 2: over the whole screen while an account request runs; the form stays as it was beneath. */
export function Asking() {
  return (
    <div className="asking">
      <LoadingScreen label={words.busy} />
    </div>
  )
}
