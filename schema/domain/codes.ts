/**
 * What a secret sent to a user is for; that of one purpose is wrong for every other. `password` is the token of a reset
 * link, the others are six digits.
 */
export const CODE_PURPOSES = ['pin', 'email', 'password'] as const
export type CodePurpose = Exclude<(typeof CODE_PURPOSES)[number], 'password'>

/** What a code sent to a phone number is for: a new account, a forgotten password, or the number of an account. */
export const PHONE_CODE_PURPOSES = ['register', 'password', 'phone'] as const
export type PhoneCodePurpose = (typeof PHONE_CODE_PURPOSES)[number]

/** By which a user is reached outside the app. */
export const CONTACTS = ['email', 'phone'] as const
export type Contact = (typeof CONTACTS)[number]
