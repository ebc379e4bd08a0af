import type { DueHandler } from './due-handler.ts'

/** Nothing is due yet in this status. */
export const settleTaskInProgress: DueHandler = async () => null
