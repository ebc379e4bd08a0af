import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Icon, type IconName } from '#pwa/ui/display/icon.tsx'
import './banner.css'

type Props = {
  icon?: IconName
  tone?: 'wait' | 'news'
  action?: ReactNode
  /** Shown after a tap on the button with this label. */
  detail?: { label: string; text: ReactNode }
  children: ReactNode
}

/** Toasts are shown below the banner (toast.css). */
function useHeightForToasts(banner: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const update = () =>
      style.setProperty('--banner-height', `${banner.current?.offsetHeight ?? 0}px`)
    update()
    const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(update) : null
    if (banner.current) observer?.observe(banner.current)
    return () => {
      observer?.disconnect()
      style.removeProperty('--banner-height')
    }
  }, [banner])
}

type LookProps = Props & {
  ref?: RefObject<HTMLDivElement | null>
  isOpen?: boolean
  onToggle?: () => void
}

/** The markup alone. */
export function BannerLook({ ref, isOpen = false, onToggle, ...props }: LookProps) {
  const { icon = 'offline', tone = 'wait', action, detail, children } = props
  return (
    <div ref={ref} className="banner" data-tone={tone} role="status">
      <Icon name={icon} size="small" />
      <span className="banner-text">
        {children}
        {detail && (
          <>
            {' '}
            <button type="button" className="banner-more" aria-expanded={isOpen} onClick={onToggle}>
              {detail.label}
            </button>
            {isOpen && <span className="banner-detail">{detail.text}</span>}
          </>
        )}
      </span>
      {action}
    </div>
  )
}

/** One or two lines above the page: no network, or an available update. What needs more words is behind a tap. */
export function Banner(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const banner = useRef<HTMLDivElement>(null)
  useHeightForToasts(banner)
  return <BannerLook {...props} ref={banner} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
}
