import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { words } from './asked-words.ts'

/** The switch is in its place before it works, and says so. */
export function SwitchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { title, text, meanwhile, close } = words.switchLater
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={<Button onClick={onClose}>{close}</Button>}
    >
      <div className="stack stack-tight">
        <p>{text}</p>
        <p className="soft">{meanwhile}</p>
      </div>
    </Dialog>
  )
}
