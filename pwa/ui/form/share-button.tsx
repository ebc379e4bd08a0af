import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { messages } from '#pwa/ui/messages.lazy.ts'
import { Button } from './button.tsx'

type Props = {
  /** Of a page that needs no account, on this site. */
  path: string
  title: string
}

async function share({ path, title }: Props): Promise<void> {
  const url = location.origin + path
  try {
    const device: { share?: Navigator['share'] } & Pick<Navigator, 'clipboard'> = navigator
    if (device.share) return await device.share({ title, url })
    await device.clipboard.writeText(url)
    toast(messages.linkCopied)
  } catch (error) {
    // The user has closed the phone's own dialog.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast(messages.linkNotCopied(url), 'news')
  }
}

/** Opens the phone's own dialog for sharing; without one, copies the link. */
export const ShareButton = (props: Props) => (
  <Button tone="plain" size="small" icon="send" onClick={() => void share(props)}>
    {messages.share}
  </Button>
)
