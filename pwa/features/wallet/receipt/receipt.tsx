import { useState } from 'react'
import { saidOr } from '#pwa/api/server-words.ts'
import type { BalancedRow } from '#pwa/features/wallet/history/reads.ts'
import { TransactionBadge } from '#pwa/features/wallet/history/transaction.tsx'
import { useUser } from '#pwa/session/session.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Sheet } from '#pwa/ui/layout/dialog.tsx'
import { messages } from './messages.ts'
import { receiptLines, receiptText, signedAmount } from './receipt-lines.ts'
import { canShareFiles, copyText, sharePicture, shareText } from './share.ts'
import './receipt.css'

const loadPicture = () => import('./receipt-picture.ts')

type RowProps = { row: BalancedRow; self: string }

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
