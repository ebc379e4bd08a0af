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
export function reportFilled(form: HTMLFormElement): void {
  for (const control of [...form.elements].filter(isUnknown)) {
    const { value } = control
    control.value = ''
    const { prototype } =
      control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
