import { useId, useMemo, useState } from 'react'
import { Button } from '#pwa/ui/form/button.tsx'
import { Dialog } from '#pwa/ui/layout/dialog.tsx'
import { messages } from './crop-messages.ts'
import { areaOf, sideOf, ZOOM_MAX, type Crop, type Size } from './crop.ts'
import { useCrop } from './use-crop.ts'
import './avatar-cropper.css'

type Props = {
  file: File
  onCrop: (area: { x: number; y: number; side: number }) => Promise<void>
  onCancel: () => void
}

/** A callback ref that shows the file; React calls its cleanup when the dialog closes. */
const showFile = (file: File) => (image: HTMLImageElement | null) => {
  if (!image) return
  const url = URL.createObjectURL(file)
  image.src = url
  return () => URL.revokeObjectURL(url)
}

/** Of the picture within the view, whose side is 100 %. */
function placeOf(size: Size | null, crop: Crop) {
  if (!size) return { visibility: 'hidden' as const }
  const side = sideOf(size, crop)
  const { x, y } = areaOf(size, crop)
  const percent = (pixels: number) => `${(pixels / side) * 100}%`
  return {
    width: percent(size.width),
    height: percent(size.height),
    left: percent(-x),
    top: percent(-y),
  }
}

type ViewProps = { file: File; hintId: string } & Pick<
  ReturnType<typeof useCrop>,
  'size' | 'crop' | 'load' | 'handlers'
>

/** The square with the picture under the circle. */
function CropView({ file, hintId, size, crop, load, handlers }: ViewProps) {
  const imageRef = useMemo(() => showFile(file), [file])
  return (
    <div
      className="avatar-cropper-view"
      role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the picture
      tabIndex={0}
      aria-label={messages.view}
      aria-describedby={hintId}
      {...handlers}
    >
      <img
        ref={imageRef}
        className="avatar-cropper-picture"
        alt=""
        draggable={false}
        style={placeOf(size, crop)}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          load({ width: naturalWidth, height: naturalHeight })
        }
      />
      <span className="avatar-cropper-circle" />
    </div>
  )
}

/** The part of a picture that is shown in the circle beside the name. */
export function AvatarCropper({ file, onCrop, onCancel }: Props) {
  const hintId = useId()
  const [busy, setBusy] = useState(false)
  const { size, crop, load, zoomTo, handlers } = useCrop()
  const use = async () => {
    if (!size) return
    setBusy(true)
    await onCrop(areaOf(size, crop)).finally(() => setBusy(false))
  }
  return (
    <Dialog
      open
      onClose={onCancel}
      title={messages.title}
      actions={
        <>
          <Button busy={busy} busyLabel={messages.loading} onClick={() => void use()}>
            {messages.use}
          </Button>
          <Button tone="plain" onClick={onCancel}>
            {messages.cancel}
          </Button>
        </>
      }
    >
      <div className="stack">
        <CropView
          file={file}
          hintId={hintId}
          size={size}
          crop={crop}
          load={load}
          handlers={handlers}
        />
        <p id={hintId} className="small soft">
          {messages.hint}
        </p>
        <label className="avatar-cropper-zoom">
          <span className="strong">{messages.zoom}</span>
          <input
            type="range"
            min={1}
            max={ZOOM_MAX}
            step={0.05}
            value={crop.zoom}
            aria-valuetext={`${Math.round(crop.zoom * 100)} %`}
            onChange={({ target }) => zoomTo(Number(target.value))}
          />
        </label>
      </div>
    </Dialog>
  )
}
