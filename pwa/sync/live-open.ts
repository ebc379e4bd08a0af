let isOpen = false
/** The live channel of this tab opened or closed. */
export const setLiveOpen = (value: boolean) => void (isOpen = value)
/** Whether this tab hears of news at once, and what it says may reach another screen at once. */
export const isLiveOpen = () => isOpen
