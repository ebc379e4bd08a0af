/** What a register of the state says about number, name and date of birth together. */
export const REGISTER_ANSWERS = ['match', 'no_match', 'not_available'] as const
