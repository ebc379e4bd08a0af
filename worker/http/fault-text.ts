import * as v from 'valibot'

const FRAME = /^ {4}at .*$/gm
/** V8 quotes the text that it could not parse. */
const QUOTED = /"[^]*"/
const SEARCH = /(https?:\/\/[^\s?#"']+)[?#][^\s"']*/g

/** Messages of these errors contain values: of query parameters, of fields, of a body. */
function messageWithoutValues(error: Error): string {
  if ('query' in error && 'params' in error) return `Failed query: ${String(error.query)}`
  if (error instanceof v.ValiError) {
    const issues = (error as v.ValiError<v.GenericSchema>).issues
    return issues
      .map((issue) => `${v.getDotPath(issue) ?? ''}: expected ${issue.expected ?? issue.type}`)
      .join('; ')
  }
  if (error instanceof SyntaxError) return error.message.replace(QUOTED, '…')
  return error.message.replaceAll(SEARCH, '$1')
}

/** An error in one line, without values that a user has sent. */
export const faultMessage = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${messageWithoutValues(error)}` : String(error)

/** An error for the log: its message without values that a user has sent, its stack and its causes. */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const frames = error.stack?.match(FRAME) ?? []
  const text = [faultMessage(error), ...frames].join('\n')
  return error.cause ? `${text}\ncaused by ${faultText(error.cause)}` : text
}
