import { useCallback, useState } from 'react'

const inputsOf = (form: Element | null) => [...(form?.querySelectorAll('input') ?? [])]

/** The document's own form is still there while the app renders for the first time. The build has no document. */
function readDrawnForm() {
  const form = globalThis.document?.querySelector('[data-drawn] form') ?? null
  const inputs = inputsOf(form)
  const focused = inputs.find((input) => input === document.activeElement)?.name
  // Enter was pressed in it (pwa/first-screen/start-app.ts).
  return { inputs, focused, isSent: form?.hasAttribute('data-sent') === true }
}

/** Browsers give the selection of an email to no script; its caret goes behind what was typed. */
function takeSelection(
  input: HTMLInputElement,
  { selectionStart, selectionEnd, selectionDirection }: HTMLInputElement,
): void {
  if (selectionStart !== null)
    input.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
}

/**
 * The form that the document showed before the app had loaded, and what was typed into it. `takeOver` is a ref for the
 * form that replaces it: the text, its selection and the focus go on in the same fields, and what Enter sent is sent.
 */
export function useDrawnForm() {
  const [{ inputs, focused, isSent }] = useState(readDrawnForm)
  const takeOver = useCallback(
    (form: HTMLFormElement | null) => {
      for (const input of inputsOf(form)) {
        const drawn = inputs.find(({ name }) => name === input.name)
        // A controlled field has its value already.
        if (drawn && input.value === '') input.value = drawn.value
        if (!drawn || input.name !== focused) continue
        input.focus({ preventScroll: true })
        takeSelection(input, drawn)
      }
      if (isSent) queueMicrotask(() => form?.isConnected && form.requestSubmit())
    },
    [inputs, focused, isSent],
  )
  return { email: inputs.find(({ name }) => name === 'email')?.value, takeOver }
}
