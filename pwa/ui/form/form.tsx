import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type FormEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { messages } from '#pwa/ui/messages.lazy.ts'
import { Button } from './button.tsx'
import { FormErrors } from './field.tsx'
import { isControl, whatIsWrong, type Control } from './what-is-wrong.ts'

type Errors = Readonly<Record<string, string>>

const FormBusy = createContext(false)

const fieldOf = (control: Control) => control.dataset.field ?? control.name

/** The browser decides what is wrong, in our words; the first error of each field. */
function validate(form: HTMLFormElement) {
  const errors: Record<string, string> = {}
  let firstInvalid: Control | undefined
  for (const control of [...form.elements].filter(isControl)) {
    const problem = whatIsWrong(control)
    if (problem === null) continue
    firstInvalid ??= control
    errors[fieldOf(control)] ??= problem
  }
  return { errors, firstInvalid }
}

/** Errors with a code have words for the user; others come from the browser's storage. */
export const failureMessage = (error: unknown): string => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return typeof code === 'string' && typeof message === 'string' ? message : messages.notSaved
}

const WRONG = '[data-wrong] :is(input:not([type=hidden]), select, textarea)'
/** Of the errors that `onSubmit` has found, and those of the server; not when the user is in one of them already. */
function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = [...(form?.querySelectorAll<HTMLElement>(WRONG) ?? [])]
  if (!wrong.some((control) => control === document.activeElement)) wrong[0]?.focus()
}

const scrollIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView?.({ block: 'nearest' })

const Failure = ({ children }: { children: string }) => (
  <div ref={scrollIntoView}>
    <Notice tone="bad" alert>
      {children}
    </Notice>
  </div>
)

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'action'> & {
  /**
   * Called only when the form is valid, and once at a time: the form is busy until the promise settles. A rejection is
   * shown in the form until the next attempt.
   */
  onSubmit: (data: FormData, form: HTMLFormElement) => unknown
  /** The words for a rejection. By default those of a form that is saved on this phone. */
  messageOf?: (error: unknown) => string
}

const IS_TEXT = /^(?:text|email|password|tel|search|url|number|date|month|datetime-local)$/

/** React keeps the attribute of a controlled field at the value that it knows; others are read when they are sent. */
const isUnknown = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  ((control instanceof HTMLInputElement &&
    IS_TEXT.test(control.type) &&
    control.hasAttribute('value')) ||
    control instanceof HTMLTextAreaElement) &&
  control.value !== control.defaultValue

/**
 * Some password managers and browsers fill in a field without an event, so that a controlled field does not know what
 * it shows. React ignores an event whose value it has seen set, so the value is set behind its back.
 */
function reportFilled(form: HTMLFormElement): void {
  for (const control of [...form.elements].filter(isUnknown)) {
    const { value } = control
    control.value = ''
    const { prototype } =
      control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Native validation, with our own messages beside the fields instead of in the browser's bubble. */
export function Form(props: Props) {
  const { onSubmit, messageOf = failureMessage, onChange, children, ...rest } = props
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // A second tap can come before the next render.
  const isSubmitting = useRef(false)
  const submitted = useRef<HTMLFormElement | null>(null)
  const latestOnSubmit = useRef(onSubmit)
  useLayoutEffect(() => void (latestOnSubmit.current = onSubmit))

  useEffect(() => {
    if (!busy) focusFirstWrong(submitted.current)
  }, [busy])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSubmitting.current) return
    const form = event.currentTarget
    // Rendered at once, so that what is validated and sent is what the fields show.
    flushSync(() => reportFilled(form))
    const validation = validate(form)
    setErrors(validation.errors)
    setFailure(null)
    if (validation.firstInvalid) return validation.firstInvalid.focus()
    isSubmitting.current = true
    submitted.current = form
    setBusy(true)
    try {
      await latestOnSubmit.current(new FormData(form), form)
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      isSubmitting.current = false
      setBusy(false)
    }
  }

  const clearError = (event: ChangeEvent<HTMLFormElement>) => {
    onChange?.(event)
    const control: unknown = event.target
    if (!isControl(control) || !errors[fieldOf(control)] || whatIsWrong(control)) return
    const { [fieldOf(control)]: _cleared, ...others } = errors
    setErrors(others)
  }

  return (
    <FormErrors value={errors}>
      <FormBusy value={busy}>
        <form
          noValidate
          {...rest}
          className="form"
          onSubmit={(event) => void submit(event)}
          onChange={clearError}
        >
          {children}
          {failure && <Failure>{failure}</Failure>}
        </form>
      </FormBusy>
    </FormErrors>
  )
}

/** The form's main button; busy while the form submits. */
export function SubmitButton({ busy, wide = true, ...rest }: ComponentProps<typeof Button>) {
  const isSubmitting = use(FormBusy)
  return <Button {...rest} type="submit" wide={wide} busy={busy || isSubmitting} />
}
