import { useState } from 'react'
import { saidOr } from '#pwa/api/server-words.ts'
import type { BalancedRow } from '#pwa/features/wallet/history/reads.ts'
import { TransactionBadge } from '#pwa/features/wallet/history/transaction.tsx'
import { useUser } from '#pwa/session/session.tsx'
import { saveFile } from '#pwa/ui/browser/save-file.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Sheet } from '#pwa/ui/layout/dialog.tsx'
import { messages } from './messages.ts'
import './receipt.css'
import { receiptLines, receiptText, signedAmount } from './receipt-lines.ts'

const loadPicture = () => import('./receipt-picture.ts')

type RowProps = { row: BalancedRow; self: string }

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

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** To another app, or to the clipboard where the browser cannot share. */
async function shareText(title: string, text: string): Promise<ShareResult> {
  if (typeof navigator.share === 'function') {
    const result = await share({ title, text })
    if (result !== 'unsupported') return result
  }
  return (await copyText(text)) ? 'saved' : 'unsupported'
}

const canShareFiles = (): boolean => {
  const probe = new File([''], 'a.png', { type: 'image/png' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] })
}

/** To another app, or to the downloads where the browser cannot share files. */
async function sharePicture(bytes: Blob, name: string): Promise<ShareResult> {
  if (canShareFiles()) {
    const result = await share({ files: [new File([bytes], name, { type: bytes.type })] })
    if (result !== 'unsupported') return result
  }
  saveFile(bytes, name)
  return 'saved'
}

function Actions({ row, self }: RowProps) {
  const [isDrawing, setIsDrawing] = useState(false)
  const sendText = async () => {
    const result = await shareText(messages.title, receiptText(row, self))
    if (result === 'saved') toast(messages.copiedText)
    if (result === 'unsupported') toast(messages.cannotCopy, 'bad')
  }
  const sendPicture = async () => {
    setIsDrawing(true)
    try {
      const { drawReceipt } = await loadPicture()
      const picture = await drawReceipt(row, self)
      if (!picture) return toast(messages.cannotDraw, 'bad')
      const result = await sharePicture(picture, messages.file(row.reference_number))
      if (result === 'saved') toast(messages.saved)
    } catch {
      toast(messages.cannotDraw, 'bad')
    } finally {
      setIsDrawing(false)
    }
  }
  const copyReference = async () => {
    const isCopied = await copyText(row.reference_number)
    toast(isCopied ? messages.copied : messages.cannotCopy, isCopied ? 'good' : 'bad')
  }
  return (
    <>
      <Button icon="send" onClick={() => void sendText()}>
        {messages.shareText}
      </Button>
      <Button tone="plain" icon="image" busy={isDrawing} onClick={() => void sendPicture()}>
        {canShareFiles() ? messages.sharePicture : messages.savePicture}
      </Button>
      <Button tone="quiet" onClick={() => void copyReference()}>
        {messages.copy}
      </Button>
    </>
  )
}

function Lines({ row, self }: RowProps) {
  // The badge above shows the status already.
  const lines = receiptLines(row, self).filter(([label]) => label !== messages.status)
  return (
    <dl className="receipt-lines">
      {lines.map(([label, text], index) => {
        const [nextLabel, nextText] = lines[index + 1] ?? []
        return label ? (
          <div key={label} className="receipt-line">
            <dt>{label}</dt>
            <dd>{text}</dd>
            {nextLabel === '' && <dd>{nextText}</dd>}
          </div>
        ) : null
      })}
    </dl>
  )
}

function Body({ row, self }: RowProps) {
  const { TransactionStatus: status, withdrawal } = row
  const note = withdrawal?.note ? saidOr(withdrawal.noteSays, withdrawal.note) : null
  return (
    <div className="receipt">
      <div className="receipt-amount">
        <p
          className="receipt-figure"
          data-type={row.TransactionType}
          data-failed={status === 'failed' || undefined}
        >
          {signedAmount(row)}
        </p>
        <TransactionBadge status={status} />
      </div>
      {status === 'pending' && (
        <p className="small soft">{withdrawal ? (note ?? messages.pending) : messages.held}</p>
      )}
      {status === 'failed' && <p className="small soft">{note ?? messages.failed}</p>}
      <Lines row={row} self={self} />
      <LinkButton
        to="/help"
        search={{ payment: row.reference_number }}
        hash="write"
        size="small"
        tone="plain"
      >
        {messages.help}
      </LinkButton>
    </div>
  )
}

export function Receipt({ row, onClose }: { row: BalancedRow | null; onClose: () => void }) {
  const self = useUser()?.username ?? ''
  return (
    <Sheet
      open={row !== null}
      onClose={onClose}
      title={messages.title}
      actions={row && <Actions row={row} self={self} />}
    >
      {row && <Body row={row} self={self} />}
    </Sheet>
  )
}
