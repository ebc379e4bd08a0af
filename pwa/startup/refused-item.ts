import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { messages } from './messages.ts'

/** Until it is dismissed: after the page is closed, the user has to log in again. */
export const reportItem = (): number => toast(messages.itemRefused, 'bad', 1e9)
