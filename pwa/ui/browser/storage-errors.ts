/** The phone or the browser has no room for a write; Dexie wraps the browser's own error. */
export const isQuotaError = (error: unknown): boolean => {
  const { name, inner } = (error ?? {}) as { name?: string; inner?: unknown }
  return name === 'QuotaExceededError' || (inner !== undefined && isQuotaError(inner))
}

/** A chosen file that was deleted or changed, or whose app does not give it out any more. */
export const isFileGone = (error: unknown): boolean =>
  error instanceof DOMException && ['NotFoundError', 'NotReadableError'].includes(error.name)

/** Browsers' words for code that could not be fetched. */
const SCRIPT_ERROR = /preload|module script|dynamically imported/i

/** Of the phone and not of the network, whose errors are those of `fetch`. */
export const isPhoneError = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof TypeError) && !SCRIPT_ERROR.test(error.message)
