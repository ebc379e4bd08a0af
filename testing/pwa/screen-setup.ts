// Set-up file of the screen tests.
import { configure, prettyDOM } from '@testing-library/react'
import * as React from 'react'
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

// React's development build stores a stack trace with each element until it has made 10,000 of them in a second: a tenth of
// the time of the screen tests. Warnings still name the components.
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const internals: unknown = Reflect.get(React, INTERNALS)
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} })

// The other stack traces.
Error.stackTraceLimit = 15

configure({
  /** A screen's code is loaded when it is first opened, which takes long on a busy machine. */
  asyncUtilTimeout: 20_000,
  getElementError: toElementError,
})

window.getComputedStyle = rememberDisplay(window.getComputedStyle)
// jsdom has none, and the router scrolls to the part that an address names.
Element.prototype.scrollIntoView = () => {}
