import { VisuallyHidden } from './visually-hidden.tsx'
import './spinner.css'

/** With a label it speaks for itself; without, the words beside it must. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span role={label ? 'status' : undefined}>
      <span className="spinner" aria-hidden />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
