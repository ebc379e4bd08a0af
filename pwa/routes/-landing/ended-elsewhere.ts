/** `from` in the address of the landing page, when another tab ended the session of a screen. */
export const ENDED_ELSEWHERE = 'log-out-elsewhere'
