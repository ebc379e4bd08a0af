export const textOfError = (error: unknown): string =>
  error instanceof Error ? `${error.name} ${error.message}` : String(error)

const EXPECTED =
  /ApiError|Quota|server lost|OpenFailed|NetworkError|PhoneOffError|DatabaseClosed|AbortError|phone is off|InvalidState|TransactionInactive/

/** A rejection, a missing response, or a device that was switched off during the work. */
export const isExpectedError = (error: unknown): boolean => {
  if (error === null || error === undefined) return false
  if (EXPECTED.test(textOfError(error))) return true
  const { inner, cause } = error as { inner?: unknown; cause?: unknown }
  return isExpectedError(inner) || isExpectedError(cause)
}
