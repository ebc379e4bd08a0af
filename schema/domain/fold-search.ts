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

/** The words of a text alone, as searches compare them: "Jama’are", "V.I." and "Ado-Odo/Ota" are "jamaare", "v i" and "ado odo ota". */
export const foldWords = (text: string): string =>
  foldSearch(text)
    .replace(/['‘’`]/g, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
