/** What a code sent by email is for; a code of one purpose is wrong for every other. */
export const CODE_PURPOSES = ['pin', 'email'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]
