import { withoutInvisible } from './invisible.ts'

/** The local part has every sign of RFC 5322 that needs no quotes, the apostrophe of O'Neil too. */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[\da-z]+(?:(?:\.|-+)[\da-z]+)*\.[a-z]{2,}$/i

export const isEmail = (text: string): boolean => EMAIL.test(text)

/** An address as it is compared: marks that cannot be seen come along when it is copied, a curved apostrophe by some keyboards. */
export const plainEmail = (text: string): string =>
  withoutInvisible(text)
    .replace(/[’ʼ＇]/g, "'")
    .trim()
