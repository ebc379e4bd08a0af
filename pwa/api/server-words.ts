type Body = Record<string, unknown>
type Notice = { kind: string; title: string; text: string }

/** The server answers in English. The words of a language, once loaded, replace what they know of it (docs/languages.md). */
export const serverWords: {
  body?: (body: Body) => void
  /** A sentence of a row. */
  sentence?: (english: string) => string
  notice?: (english: Notice) => Pick<Notice, 'title' | 'text'>
} = {}

export const sentenceOfServer = (english: string): string =>
  serverWords.sentence?.(english) ?? english
