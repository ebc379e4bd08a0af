import { saveFile } from '#pwa/ui/browser/save-file.ts'

/** `saved`: to the clipboard or the downloads, where the browser cannot share. `cancelled`: by the user. */
type ShareResult = 'shared' | 'saved' | 'cancelled' | 'unsupported'

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

async function share(data: ShareData): Promise<ShareResult> {
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return isCancelled(error) ? 'cancelled' : 'unsupported'
  }
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** To another app, or to the clipboard where the browser cannot share. */
export async function shareText(title: string, text: string): Promise<ShareResult> {
  if (typeof navigator.share === 'function') {
    const result = await share({ title, text })
    if (result !== 'unsupported') return result
  }
  return (await copyText(text)) ? 'saved' : 'unsupported'
}

export const canShareFiles = (): boolean => {
  const probe = new File([''], 'a.png', { type: 'image/png' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] })
}

/** To another app, or to the downloads where the browser cannot share files. */
export async function sharePicture(bytes: Blob, name: string): Promise<ShareResult> {
  if (canShareFiles()) {
    const result = await share({ files: [new File([bytes], name, { type: bytes.type })] })
    if (result !== 'unsupported') return result
  }
  saveFile(bytes, name)
  return 'saved'
}
