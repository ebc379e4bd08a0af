import { Button } from '#pwa/ui/form/button.tsx'
import { Dialog } from '#pwa/ui/layout/dialog.tsx'
import { messages } from './dialog-messages.ts'

/** Announces that the switch comes with a later version. */
export function SwitchTypeDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { title, text, alternative, close } = messages.switchType
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={<Button onClick={onClose}>{close}</Button>}
    >
      <div className="stack stack-tight">
        <p>{text}</p>
        <p className="soft">{alternative}</p>
      </div>
    </Dialog>
  )
}
