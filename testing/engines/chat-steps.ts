import { openDatabase } from '#testing/browser/ledger.ts'
import { createAssignedTask, SKILL } from '#testing/browser/tasks.ts'
import { registerClient, registerTasker } from '#testing/browser/users.ts'
import type { Target } from './find.ts'
import { button, link } from './main-job.ts'
import { logIn } from './more-steps.ts'
import type { Side, Step } from './world.ts'

const VOICE_TEXT = 'This is how the tap sounds.'
const HAS_PLAYED = `(document.querySelector('audio')?.currentTime ?? 0) > 0.3`
const FIELD: Target = { label: 'Type a message' }

/** After the main job, each by itself. */
export const CHAT_STEPS: readonly Step[] = [
  {
    name: 'a message and that it is typed are live on the other side',
    async run({ onise, client, tasker }) {
      const openChat = async ({ screen }: Side, { username }: Side) => {
        const sql = 'SELECT id FROM users WHERE username = ?'
        const { rows } = await openDatabase(onise).execute({ sql, args: [username] })
        await screen.open(`/chat/${String(rows[0]?.['id'])}`)
        await screen.see(FIELD)
      }
      await openChat(client, tasker)
      await openChat(tasker, client)
      // Only a socket says so; what is typed before it is open is not seen.
      await tasker.screen.waitUntil('the client is seen typing', async () => {
        await client.screen.type(FIELD, 'a')
        return tasker.screen.sees({ text: 'Bukola is typing…' })
      })
      await tasker.screen.picture('typing')
      await client.screen.type(FIELD, ' gate is open.')
      await client.screen.tap(button('Send message'))
      await tasker.screen.seeInView({ text: /gate is open\.$/ })
      await tasker.screen.picture('live-message')
    },
  },
  {
    name: 'a voice note recorded here plays in Chromium',
    cannot: {
      chromium: 'the other two play nothing on a machine without a sound device',
      webkit: 'MiniBrowser has no MediaRecorder, which Onise says',
    },
    async run({ onise, openSide }) {
      const client = await registerClient(onise, 'Chidi')
      const tasker = await registerTasker(onise, 'Musa', [SKILL])
      await createAssignedTask(onise, { client, tasker })
      const [sender, recipient] = await Promise.all([
        openSide('Chidi'),
        openSide('Musa', { engine: 'chromium' }),
      ])
      await logIn(sender)
      await sender.screen.see(link('Post a todo'))
      await sender.screen.open(`/chat/${tasker.id}`)
      await sender.screen.tap(button('Record a voice note'))
      await sender.screen.see({ text: /^0:(?!00)\d\d$/ })
      await sender.screen.tap(button('Stop'))
      await sender.screen.see(button(/^Play the voice note/))
      await sender.screen.type({ label: 'Type a message' }, VOICE_TEXT)
      await sender.screen.picture('voice-note')
      await sender.screen.tap(button('Send message'))
      await sender.screen.see({ text: VOICE_TEXT })
      await logIn(recipient)
      await recipient.screen.see({ role: 'heading', name: /Musa/ })
      await recipient.screen.open(`/chat/${client.id}`)
      await recipient.screen.see({ text: VOICE_TEXT })
      await recipient.screen.tap(button(/^Play the voice note/))
      await recipient.screen.waitUntil('some of the voice note is played', async () => {
        return recipient.screen.evaluate<boolean>(HAS_PLAYED)
      })
      await recipient.screen.picture('voice-note-played')
    },
  },
]
