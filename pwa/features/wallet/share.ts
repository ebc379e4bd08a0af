/** `shared` and `saved` are done; `left` was the person's own wish; `cannot` is this browser's. */
export type Shared = 'shared' | 'saved' | 'left' | 'cannot'

const isLeft = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

async function offer(data: ShareData): Promise<Shared> {
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return isLeft(error) ? 'left' : 'cannot'
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

/** To another app where the phone can, else to the clipboard. */
export async function shareText(title: string, text: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    const done = await offer({ title, text })
    if (done !== 'cannot') return done
  }
  return (await copyText(text)) ? 'saved' : 'cannot'
}

export const canShareFiles = (): boolean => {
  const probe = new File([''], 'a.png', { type: 'image/png' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] })
}

/** Into the phone's downloads. */
export function saveFile(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** A picture to another app where the phone can, else into its downloads. */
export async function sharePicture(bytes: Blob, name: string): Promise<Shared> {
  if (canShareFiles()) {
    const done = await offer({ files: [new File([bytes], name, { type: bytes.type })] })
    if (done !== 'cannot') return done
  }
  saveFile(bytes, name)
  return 'saved'
}
