let isOpen = false
/** The live channel of this tab, or of the tab that leads, opened or closed. */
export const setLiveOpen = (value: boolean) => void (isOpen = value)
/** Whether this browser hears of news at once, and what it says may reach another screen at once. */
export const isLiveOpen = () => isOpen
