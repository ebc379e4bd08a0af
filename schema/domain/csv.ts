/** Text that a spreadsheet would calculate, also in full-width signs. Titles and names are written by other users. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u
const SPECIAL = /[",\r\n]/

/** One cell of RFC 4180, never a formula. Only for text: a number is written as it is. */
export function csvCell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text
  return SPECIAL.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Excel reads a file as UTF-8 only with a byte order mark. */
export const csvFile = (lines: readonly string[]): string => `\uFEFF${lines.join('\r\n')}\r\n`
