// In place of body.ts in the document of a conversation, because other documents do not need its words.
import { fillChat } from './chat.ts'
import { drawDocument } from './screens.ts'

drawDocument((document.currentScript as HTMLScriptElement).dataset, { chat: fillChat })
