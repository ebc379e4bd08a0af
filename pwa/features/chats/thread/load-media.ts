export const loadMedia = () => import('#pwa/features/chats/media/media.ts')
