// What the screen of a conversation loads once its messages are shown.
export { Presence } from '#pwa/features/chats/thread/presence.tsx'
export { ChatMenu } from './chat-menu.tsx'
export { reportMessage } from './report-message.tsx'
export { TaskStrip } from './task-strip.tsx'
