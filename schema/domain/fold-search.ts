/** Letters of Hausa that no normal form of Unicode reduces to a Latin one. */
const HOOKED: Readonly<Record<string, string>> = { ɗ: 'd', ɓ: 'b', ƙ: 'k', ƴ: 'y' }

/** A text as it is compared by every search: without case, accents, tone marks, dots below and hooks. */
export const foldSearch = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ɗɓƙƴ]/g, (letter) => HOOKED[letter] ?? letter)
