import type { ErrorHandler } from 'hono'
import { StorageError } from './jsonl-store.ts'

/** A full disk is an outage: one line is in the terminal already. Everything else is a defect, and logged. */
export const reportStorageFailure: ErrorHandler = (error, c) => {
  if (error instanceof StorageError)
    return c.json({ status: false, message: 'The disk is full. Try again later.' }, 503)
  console.error(error)
  return c.text('Internal Server Error', 500)
}
