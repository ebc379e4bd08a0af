import {
  createContext,
  use,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type FormEvent,
} from 'react'
import { Button } from './button.tsx'
import { FormFaults } from './field.tsx'
import './form.css'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Faults = Readonly<Record<string, string>>

const FormBusy = createContext(false)

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

const fieldOf = (control: Control) => control.dataset.field ?? control.name

/** What the browser itself finds wrong, first fault of each field; `data-why` on a control puts it in our words. */
function faultsIn(form: HTMLFormElement) {
  const wrong = [...form.elements].filter(isControl).filter((control) => !control.checkValidity())
  const faults: Record<string, string> = {}
  for (const control of wrong)
    faults[fieldOf(control)] ??= control.dataset.why ?? control.validationMessage
  return { faults, first: wrong[0] }
}

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'action'> & {
  /** Called only with a valid form and never twice at once; while its promise runs the form is busy. */
  onSubmit: (data: FormData, form: HTMLFormElement) => unknown
}

/** Native validation, told beside the fields instead of in the browser's bubble. */
export function Form({ onSubmit, onChange, children, ...rest }: Props) {
  const [faults, setFaults] = useState<Faults>({})
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const found = faultsIn(form)
    setFaults(found.faults)
    if (found.first) return found.first.focus()
    setBusy(true)
    try {
      await onSubmit(new FormData(form), form)
    } finally {
      setBusy(false)
    }
  }

  const mend = (event: ChangeEvent<HTMLFormElement>) => {
    onChange?.(event)
    const control: unknown = event.target
    if (!isControl(control) || !faults[fieldOf(control)] || !control.validity.valid) return
    const { [fieldOf(control)]: _mended, ...left } = faults
    setFaults(left)
  }

  return (
    <FormFaults value={faults}>
      <FormBusy value={busy}>
        <form
          noValidate
          {...rest}
          className="form"
          onSubmit={(event) => void submit(event)}
          onChange={mend}
        >
          {children}
        </form>
      </FormBusy>
    </FormFaults>
  )
}

/** The form's main button; busy while the form's own submit runs. */
export function SubmitButton({ busy, wide = true, ...rest }: ComponentProps<typeof Button>) {
  const sending = use(FormBusy)
  return <Button {...rest} type="submit" wide={wide} busy={busy || sending} />
}
