import { createContext, use, useId, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './field.css'

/** What every kind of field may say about itself. */
export type FieldWords = {
  label: ReactNode
  hint?: ReactNode
  /** A refusal from outside (the server's words); a Form's own findings come by `name`. */
  error?: string | null | undefined
  optional?: boolean
}

/** Spread onto the control: it ties label, hint and error to it. */
export type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** What a Form found wrong at the last try, by field name. */
export const FormFaults = createContext<Readonly<Record<string, string>>>({})

export function useFieldError(name: string | undefined, error: string | null | undefined) {
  const faults = use(FormFaults)
  return error || (name ? faults[name] : undefined) || null
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="field-error" role="alert">
      <Icon name="alert" size="small" />
      <span>{children}</span>
    </p>
  )
}

type Props = FieldWords & {
  name?: string | undefined
  /** Beside the label, at the far end: a counter. */
  after?: ReactNode
  describedBy?: string | undefined
  children: (wiring: FieldWiring) => ReactNode
}

export function Field({ label, hint, error, optional, name, after, describedBy, children }: Props) {
  const id = useId()
  const wrong = useFieldError(name, error)
  const hintId = hint ? `${id}-hint` : ''
  const errorId = wrong ? `${id}-error` : ''
  return (
    <div className="field" data-wrong={wrong ? true : undefined}>
      <div className="field-head">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        {optional && <span className="field-optional">optional</span>}
        {after && <span className="field-after">{after}</span>}
      </div>
      {children({
        id,
        'aria-describedby': [errorId, hintId, describedBy].filter(Boolean).join(' ') || undefined,
        'aria-invalid': wrong ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {wrong && <FieldError id={errorId}>{wrong}</FieldError>}
    </div>
  )
}
