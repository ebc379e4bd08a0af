/**
 * Marks without a glyph that come along with copied text: soft hyphen, zero-width spaces, directions, byte order mark. The
 * override U+202E is not among them, because it turns what is read.
 */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202D\u2060-\u206F\uFEFF]/g

/** For values whose every character counts: addresses, account numbers, codes, amounts. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')
