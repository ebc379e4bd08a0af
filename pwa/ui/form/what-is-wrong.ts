import { messages } from '#pwa/ui/messages.lazy.ts'
import { VALIDATION_MESSAGES } from '#schema/domain/messages/validation.ts'
import { hasVisibleText } from '#schema/domain/text.ts'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

const isText = (control: Control): boolean =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && ['text', 'search', 'email', 'tel'].includes(control.type))

/** A text of blanks or of invisible characters is none. */
const isMissing = (control: Control): boolean =>
  control.validity.valueMissing ||
  (control.required && isText(control) && !hasVisibleText(control.value))

function missingMessage(control: Control): string {
  if (control.type === 'radio' || control.type === 'checkbox') return messages.choose
  if (control.type === 'file') return VALIDATION_MESSAGES.file
  const label = control.labels?.[0]?.textContent ?? control.getAttribute('aria-label')
  return label ? VALIDATION_MESSAGES.required(label) : messages.notFitting
}

const ISO_DATE = /^\d{4}-\d\d-\d\d/

function boundMessage({ min, max, validity }: HTMLInputElement): string {
  if (ISO_DATE.test(min || max)) return VALIDATION_MESSAGES.date
  return validity.rangeUnderflow ? messages.atLeast(min) : messages.atMost(max)
}

function ownMessage(control: Control): string {
  const { validity } = control
  if (isMissing(control)) return missingMessage(control)
  if (control instanceof HTMLSelectElement) return messages.choose
  if (validity.typeMismatch && control.type === 'email') return VALIDATION_MESSAGES.email
  if (validity.tooLong) return messages.tooLong(control.maxLength)
  if (validity.tooShort) return messages.tooShort(control.minLength)
  if (control instanceof HTMLTextAreaElement) return messages.notFitting
  if (validity.rangeUnderflow || validity.rangeOverflow) return boundMessage(control)
  if (validity.stepMismatch) return messages.wholeNumber
  if (!validity.badInput) return messages.notFitting
  return control.type === 'number' ? messages.number : VALIDATION_MESSAGES.date
}

/**
 * In our own words, because those of a browser are in its language and differ: what the field has set itself, the words
 * of the form in `data-message`, or those of the kind of error. Null when nothing is wrong.
 */
export function whatIsWrong(control: Control): string | null {
  if (!control.willValidate || (control.validity.valid && !isMissing(control))) return null
  if (control.validity.customError) return control.validationMessage
  return control.dataset.message ?? ownMessage(control)
}
