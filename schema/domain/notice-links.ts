/** Of a link in an SMS, so that the text beside it has room. */
const LINK_MAX = 30
const DIGITS = 8
const SHORTEST = 3
const BASE = 36
const PATH = '/n/'

/** The random end of the id in letters and digits. Opened by its reader, it only has to differ among their own notices. */
const codeOf = (id: string): string =>
  Number.parseInt(id.slice(-12), 16).toString(BASE).slice(-DIGITS).padStart(DIGITS, '0')

/** Opens the page of the notice: as long as fits beside the host, which should have 17 characters at most. */
export function shortNoticeLink(origin: string, id: string): string {
  const room = LINK_MAX - origin.length - PATH.length
  return `${origin}${PATH}${codeOf(id).slice(-Math.min(DIGITS, Math.max(SHORTEST, room)))}`
}

/** The notice of a link: the first of them, newest first. */
export const noticeOfCode = <N extends { _id: string }>(
  notices: readonly N[],
  code: string,
): N | undefined =>
  code.length < SHORTEST
    ? undefined
    : notices.find(({ _id }) => codeOf(_id).endsWith(code.toLowerCase()))
