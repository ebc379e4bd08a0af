import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { useSettled } from '#pwa/features/admin/page/use-settled.ts'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { SearchField } from '#pwa/ui/form/search-field.tsx'
import { searchAll } from '#schema/contract/admin-search.ts'
import { isSearchable } from '#schema/domain/admin-search.ts'
import { messages } from './messages.ts'
import { countOf, Results } from './results.tsx'
import './admin-search.css'

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], dialog') !== null

/** The key `/` leads to the box, unless it is a letter of a field. */
function useSlash(focus: () => void) {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [focus])
}

function Found({ q }: { q: string }) {
  const settled = useSettled(q)
  const { data, failed, isStale, retry } = useAdminQuery(searchAll, { q: settled })
  if (failed) return <ErrorNote onRetry={retry} />
  const isCurrent = data && !isStale && settled === q
  const count = data ? countOf(data) : 0
  const result = count > 0 ? messages.found(count) : messages.empty
  return (
    <>
      <p className="small soft" role="status">
        {isCurrent ? result : messages.loading}
      </p>
      {data && <Results {...data} />}
    </>
  )
}

/** Up and down move between the box and the results; Enter in the box opens the first one, Escape closes them. */
function moveBy({ key, target }: KeyboardEvent<HTMLElement>, box: HTMLElement, close: () => void) {
  const [input, ...links] = [...box.querySelectorAll<HTMLElement>('input, .admin-search-found a')]
  const all = input ? [input, ...links] : links
  const at = all.indexOf(target as HTMLElement)
  if (key === 'Escape') {
    input?.focus()
    close()
  } else if (key === 'Enter' && at === 0 && links[0]) links[0].click()
  else if (key === 'ArrowDown' && at >= 0) all[Math.min(at + 1, all.length - 1)]?.focus()
  else if (key === 'ArrowUp' && at > 0) all[at - 1]?.focus()
  else return false
  return true
}

/** One box for everything that an administrator may be asked about, above every screen. */
export function AdminSearch() {
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const [focus] = useState(() => () => box.current?.querySelector('input')?.focus())
  useSlash(focus)
  const q = text.trim()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the field and the links in it
    <div
      ref={box}
      className="admin-search"
      onFocus={() => setIsOpen(true)}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false)
      }}
      onKeyDown={(event) => {
        if (moveBy(event, event.currentTarget, () => setIsOpen(false))) event.preventDefault()
      }}
    >
      <SearchField
        landmark={false}
        label={messages.label}
        value={text}
        onValue={(value) => {
          setText(value)
          setIsOpen(true)
        }}
      />
      {isOpen && q !== '' && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its links have them
        <div
          className="admin-search-found"
          onClick={({ target }) => (target as Element).closest('a') && setIsOpen(false)}
        >
          {isSearchable(q) ? <Found q={q} /> : <p className="small soft">{messages.short}</p>}
        </div>
      )}
    </div>
  )
}
