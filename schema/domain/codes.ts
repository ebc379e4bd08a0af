/**
 * What a secret sent by email is for; that of one purpose is wrong for every other. `password` is the token of a reset
 * link, the others are six digits.
 */
export const CODE_PURPOSES = ['pin', 'email', 'password'] as const
export type CodePurpose = Exclude<(typeof CODE_PURPOSES)[number], 'password'>
