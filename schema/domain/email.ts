import { withoutInvisible } from './invisible.ts'

/** The local part has every sign of RFC 5322 that needs no quotes, the apostrophe of O'Neil too. */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[\da-z]+(?:(?:\.|-+)[\da-z]+)*\.[a-z]{2,}$/i

export const isEmail = (text: string): boolean => EMAIL.test(text)

/** Something, an @, and a domain with a dot: whatever lacks one of them is the address of no account. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
export const isLikeEmail = (text: string): boolean => ADDRESS.test(text)

/** A search for a name or an address; what is no address stays as it is but for marks that cannot be seen. */
export const nameOrEmail = (text: string): string =>
  /[@＠]/.test(text)
    ? plainEmail(text)
    : withoutInvisible(text)
        .replace(/[’ʼ＇]/g, "'")
        .trim()

/** Characters, above which nothing is cleaned: it is no address. */
const TEXT_MAX = 1000
const NAME_AND_ADDRESS = /^[^<>]*<([^<>]*)>[^<>]*$/
const MAIL_LINK = /^mailto:([^?]*).*$/is
/** No part of an address, so they are left out while it is typed. */
const AROUND = /^[\s<("“”«»[]+|[\s>)"“”«»\],;:]+$/g
/** What a sentence has behind an address; an address that is still typed may go on behind them. */
const BEHIND = /[\s>)"“”«»\],;:.!?']+$/

/** An address while it is typed, which may still go on behind a full stop. */
export function emailAsTyped(text: string): string {
  if (text.length > TEXT_MAX) return text
  return withoutInvisible(text)
    .normalize('NFKC')
    .replace(/[’ʼ]/g, "'")
    .replaceAll('。', '.')
    .replace(NAME_AND_ADDRESS, '$1')
    .replace(AROUND, '')
    .replace(MAIL_LINK, '$1')
    .replace(/\s*@\s*/g, '@')
}

/**
 * An address as it is compared, however it was copied or typed: "<ada@onise.test>", "mailto:ada@onise.test",
 * "ada@onise.test." or with a full-width @, with marks that cannot be seen, or with a curved apostrophe.
 */
export const plainEmail = (text: string): string =>
  emailAsTyped(text)
    .replace(BEHIND, '')
    .replace(/^'(?=.*@)/, '')
