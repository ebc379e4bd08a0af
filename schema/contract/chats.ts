import type * as schemas from './chats.schemas.ts'
import { command, query, queueableCommand } from './endpoint.ts'

export type { Conversation, Message } from './chats.schemas.ts'

export const listConversations = query<typeof schemas.listConversations>(
  'chats.listConversations',
  { path: 'chats/conversations', access: 'signedIn' },
)

export const listMessages = query<typeof schemas.listMessages>('chats.listMessages', {
  path: 'chats/{otherUserId}',
  access: 'signedIn',
})

export const findConversation = query<typeof schemas.findConversation>('chats.findConversation', {
  path: 'chats/{otherUserId}/conversation',
  access: 'signedIn',
})

export const sendMessage = queueableCommand<typeof schemas.sendMessage>('chats.send', {
  method: 'POST',
  path: 'chats',
  access: 'signedIn',
  body: 'files',
})

export const markSeen = queueableCommand<typeof schemas.markSeen>('chats.markSeen', {
  method: 'POST',
  path: 'chats/{otherUserId}/seen',
  access: 'signedIn',
  body: 'json',
})

export const sayTyping = command<typeof schemas.sayTyping>('chats.sayTyping', {
  method: 'POST',
  path: 'chats/{otherUserId}/typing',
  access: 'signedIn',
  body: 'json',
})

export const readPresence = query<typeof schemas.readPresence>('chats.readPresence', {
  path: 'chats/{otherUserId}/presence',
  access: 'signedIn',
})

export const editMessage = queueableCommand<typeof schemas.editMessage>('chats.edit', {
  method: 'PATCH',
  path: 'chats/{otherUserId}/message/{id}',
  access: 'signedIn',
  body: 'json',
})

export const deleteMessage = queueableCommand<typeof schemas.deleteMessage>('chats.delete', {
  method: 'DELETE',
  path: 'chats/{otherUserId}/message/{id}',
  access: 'signedIn',
})

export const openMessageFile = query<typeof schemas.openMessageFile>('chats.openFile', {
  path: 'chats/{otherUserId}/message/{id}/file',
  access: 'signedIn',
})

export const readConversation = command<typeof schemas.readConversation>('chats.readAsAdmin', {
  method: 'POST',
  path: 'admin/conversation',
  access: 'admin',
  body: 'json',
})
