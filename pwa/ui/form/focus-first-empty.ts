const TEXT_TYPES = ['text', 'email', 'tel', 'password', 'textarea']

type TextControl = HTMLInputElement | HTMLTextAreaElement
const isTextControl = (control: Element): control is TextControl =>
  (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
  TEXT_TYPES.includes(control.type) &&
  !control.disabled

/**
 * A ref for the form that a screen is about: typing begins without a tap. A form that is filled in already, and one beside
 * which something was tapped meanwhile, gets no focus.
 */
export function focusFirstEmpty(form: HTMLFormElement | null): void {
  const { activeElement } = document
  if (!form || (activeElement !== document.body && !activeElement?.contains(form))) return
  const fields = [...form.elements].filter(isTextControl)
  const isEmpty = ({ value }: TextControl) => value === ''
  const [first] = fields
  const target =
    first && isEmpty(first) ? first : fields.find((each) => each.required && isEmpty(each))
  if (!target) return
  // A dialog that opens after this render focuses the field that says so.
  target.autofocus = true
  target.focus({ preventScroll: true })
}
