// Set-up file of the screen tests.
import { configure, prettyDOM } from '@testing-library/react'
import { rememberDisplay } from './computed-style.ts'

/** Its text has the whole page, which is only printed when someone reads it: most errors are those of an earlier try. */
function toElementError(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
  })
  return error
}

// React stores a stack trace for each element, and vitest's hundred frames make that expensive.
Error.stackTraceLimit = 15

configure({
  /** A screen's code is loaded when it is first opened, which takes long on a busy machine. */
  asyncUtilTimeout: 20_000,
  getElementError: toElementError,
})

window.getComputedStyle = rememberDisplay(window.getComputedStyle)
