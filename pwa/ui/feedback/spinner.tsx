import { VisuallyHidden } from '#pwa/ui/display/visually-hidden.tsx'
import './spinner.css'

/** Without a label, the text beside it must say what is loading. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span role={label ? 'status' : undefined}>
      <span className="spinner" aria-hidden />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
