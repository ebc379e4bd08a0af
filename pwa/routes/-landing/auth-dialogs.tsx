import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { AUTH_MODALS, type AuthModal } from './auth-modal.ts'

/** Loaded when a dialog opens, so that the landing page stays small. */
const AuthDialog = lazy(async () => {
  const module = await import('./auth-dialog.tsx')
  return { default: module.AuthDialog }
})

/** The link that opened the first dialog was one of the prerendered page, which the app has replaced since. */
function focusOpener() {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('a[data-dialog]')?.focus()
}

/** The dialog that the address names, over the landing page. */
export function AuthDialogs() {
  const { dialog } = useSearch({ from: '/' })
  const navigate = useNavigate()
  const { history } = useRouter()
  const modal = AUTH_MODALS.find((each) => each === dialog) ?? null
  // It stays in the page once it was open: the closed dialog returns the focus, and fades out.
  const [wasOpen, setWasOpen] = useState(modal !== null)
  if (modal && !wasOpen) setWasOpen(true)
  // Opened from this page it closes by going back, so that no second entry of the history is the page alone.
  const isPageBelow = useRef(false)
  useEffect(() => {
    if (modal) return
    isPageBelow.current = true
    if (wasOpen) focusOpener()
  }, [modal, wasOpen])

  const change = (next?: AuthModal) => {
    if (!next && isPageBelow.current) return history.back()
    void navigate({
      to: '/',
      search: next ? { dialog: next } : {},
      replace: true,
      resetScroll: false,
    })
  }
  if (!wasOpen) return null
  return (
    <Suspense>
      <AuthDialog modal={modal} onModal={change} />
    </Suspense>
  )
}
