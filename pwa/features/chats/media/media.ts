/** Everything for pictures and voice notes, fetched with the first of them. */
export { AttachmentPanel } from './attachment-panel.tsx'
export { MessageContent } from './message-content.tsx'
