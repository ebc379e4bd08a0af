import { createContext, use, useId, type ReactNode } from 'react'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { messages } from '#pwa/ui/messages.lazy.ts'
import './field.css'

/** The texts that every kind of field has. */
export type FieldText = {
  label: ReactNode
  hint?: ReactNode
  /** An error from outside, such as the server's message; the errors of the form itself come by `name`. */
  error?: string | null | undefined
  optional?: boolean | undefined
}

/** Spread onto the control: ties label, hint and error to it. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Errors of the form's last validation, by field name. */
export const FormErrors = createContext<Readonly<Record<string, string>>>({})

export function useFieldError(name: string | undefined, error: string | null | undefined) {
  const formErrors = use(FormErrors)
  return error || (name ? formErrors[name] : undefined) || null
}

function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="field-error" role="alert">
      <Icon name="alert" size="small" />
      <span>{children}</span>
    </p>
  )
}

type FootProps = { id: string; hint?: ReactNode; error: string | null }

/** Hint and error below a control; `describedBy` refers to their ids. */
export function FieldFoot({ id, hint, error }: FootProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  )
}

export const describedByIds = ({ id, hint, error }: FootProps, otherId?: string) =>
  [error && `${id}-error`, hint && `${id}-hint`, otherId].filter(Boolean).join(' ') || undefined

type Props = FieldText & {
  name?: string | undefined
  /** At the end of the label's line: a counter. */
  after?: ReactNode
  describedBy?: string | undefined
  children: (controlProps: ControlProps) => ReactNode
}

export function Field(props: Props) {
  const { label, hint, optional, name, after, describedBy, children } = props
  const id = useId()
  const error = useFieldError(name, props.error)
  const foot = { id, hint, error }
  return (
    <div className="field" data-wrong={error ? true : undefined}>
      <div className="field-head">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        {optional && <span className="field-optional">{messages.optional}</span>}
        {after && <span className="field-after">{after}</span>}
      </div>
      {children({
        id,
        'aria-describedby': describedByIds(foot, describedBy),
        'aria-invalid': error ? true : undefined,
      })}
      <FieldFoot {...foot} />
    </div>
  )
}
