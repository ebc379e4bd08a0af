import { useId, useState } from 'react'
import { useDevice } from '#pwa/outbox/device.ts'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { unreadablePicture } from '#pwa/ui/form/unreadable-picture.ts'
import type { Trade } from '#schema/domain/trade-names.ts'
import { addPicture } from './commands.ts'
import { messages } from './messages.ts'

type Props = { room: number; trade: Trade | null }

/** Chooses several pictures at once. One that is ready is saved on the phone while the next is prepared. */
export function AddPictures({ room, trade }: Props) {
  const device = useDevice()
  const id = useId()
  const [preparing, setPreparing] = useState(0)
  const [problem, setProblem] = useState('')

  const add = async (files: readonly File[]) => {
    const chosen = files.slice(0, room)
    setProblem(files.length > room ? messages.tooMany(room) : '')
    for (const [index, file] of chosen.entries()) {
      setPreparing(chosen.length - index)
      await addPicture(device, file, trade).catch(() =>
        setProblem(unreadablePicture(file, messages.unreadable)),
      )
    }
    setPreparing(0)
  }

  if (room <= 0 && preparing === 0) return <p className="soft">{messages.full}</p>
  return (
    <div className="stack stack-tight">
      <input
        id={id}
        className="work-add-input visually-hidden"
        type="file"
        accept="image/*"
        multiple
        disabled={preparing > 0}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same files can be chosen again.
          target.value = ''
          void add(files)
        }}
      />
      <label htmlFor={id} className="work-add">
        <Icon name="camera" />
        {messages.add}
      </label>
      <p id={`${id}-hint`} className="small soft">
        {messages.addHint} {messages.room(room)}
      </p>
      <p role="status" className="small">
        {preparing > 0 && messages.preparing(preparing)}
      </p>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
