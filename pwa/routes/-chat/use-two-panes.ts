import { createMediaHook } from '#pwa/ui/browser/create-media-hook.ts'

/** Whether the conversations are beside the one that is open: the same width as in chat-panes.css. */
export const useTwoPanes = createMediaHook('(min-width: 48rem)')
