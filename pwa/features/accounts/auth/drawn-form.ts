import { useCallback, useState } from 'react'

const inputsOf = (form: Element | null) => [...(form?.querySelectorAll('input') ?? [])]

/** The document's own form is still there while the app renders for the first time. The build has no document. */
function readDrawnForm() {
  const inputs = inputsOf(globalThis.document?.querySelector('[data-drawn] form') ?? null)
  const focused = inputs.find((input) => input === document.activeElement)?.name
  return { inputs, focused }
}

/**
 * The form that the document showed before the app had loaded, and what was typed into it. `takeOver` is a ref for the
 * form that replaces it: the text and the focus go on in the same fields.
 */
export function useDrawnForm() {
  const [{ inputs, focused }] = useState(readDrawnForm)
  const takeOver = useCallback(
    (form: HTMLFormElement | null) => {
      for (const input of inputsOf(form)) {
        const drawn = inputs.find(({ name }) => name === input.name)
        // A controlled field has its value already.
        if (drawn && input.value === '') input.value = drawn.value
        if (drawn && input.name === focused) input.focus({ preventScroll: true })
      }
    },
    [inputs, focused],
  )
  return { email: inputs.find(({ name }) => name === 'email')?.value, takeOver }
}
