import { createFileRoute } from '@tanstack/react-router'
import { createElement } from 'react'
import { PublicFrame } from '#pwa/features/accounts/profile/public-frame.tsx'
import { DirectoryFilterFields, TradeChoice } from '#pwa/features/directory/filters.tsx'
import { messages } from '#pwa/features/directory/messages.ts'
import { ProfessionalList } from '#pwa/features/directory/professional-list.tsx'
import { FILTER_NAMES, type DirectoryFilters } from '#pwa/features/directory/reads.ts'
import { useAuth, useMaybeSession, useUser } from '#pwa/session/session.tsx'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import type { Professional } from '#schema/contract/directory.ts'
import { TRADE_NAMES, type Trade } from '#schema/domain/trades.ts'
import { textSearch } from './-search.ts'
import { SignedInShell } from './-shell/signed-in-shell.tsx'

/** A public page: a signed-in user sees it inside the shell. */
export const Route = createFileRoute('/professionals')({
  validateSearch: textSearch<(typeof FILTER_NAMES)[number]>,
  component: ProfessionalsScreen,
})

function ProfessionalsScreen() {
  const session = useMaybeSession()
  return session ? (
    <SignedInShell>
      <ForUser />
    </SignedInShell>
  ) : (
    <PublicFrame>
      <Directory isClient={false} emptyLink="/account-type" />
    </PublicFrame>
  )
}

function ForUser() {
  const isClient = useUser()?.userType === 'client'
  return <Directory isClient={isClient} emptyLink={isClient ? '/create-task' : null} />
}

const loadInvite = async () =>
  (await import('#pwa/features/proposals/invite/invite-button.tsx')).InviteButton

const loadSaveButton = async () => (await import('#pwa/features/saved/save-button.tsx')).SaveButton

const known = (filters: DirectoryFilters): DirectoryFilters =>
  Object.fromEntries(FILTER_NAMES.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])))

/** What is kept for later, as the list of saved professionals shows it. */
const rowOf = (
  { _id, username, profilePicture, isVerified, jobTitle }: Professional,
  field: Trade,
) => ({ _id, username, profilePicture, isVerified, jobTitle, field })

type Props = { isClient: boolean; emptyLink: '/create-task' | '/account-type' | null }

function Directory({ isClient, emptyLink }: Props) {
  const filters = known(Route.useSearch())
  const navigate = Route.useNavigate()
  const source = { auth: useAuth(), session: useMaybeSession() }
  const InviteButton = useLazyModule(isClient, loadInvite)
  const trade = TRADE_NAMES.find((name) => name === filters.field)
  const change = (some: DirectoryFilters) =>
    void navigate({ search: known({ ...filters, ...some }), replace: true })
  const SaveButton = useLazyModule(isClient, loadSaveButton)
  const actionOf = (professional: Professional) =>
    isClient && InviteButton && SaveButton && trade ? (
      <div className="row">
        {createElement(InviteButton, { tasker: professional })}
        {createElement(SaveButton, { item: { kind: 'user', row: rowOf(professional, trade) } })}
      </div>
    ) : null
  return (
    <Page title={messages.title} note={messages.note} back="/">
      {trade ? (
        <>
          <DirectoryFilterFields trade={trade} filters={filters} onChange={change} />
          <ProfessionalList
            source={source}
            trade={trade}
            filters={filters}
            actionOf={actionOf}
            emptyAction={
              emptyLink && (
                <LinkButton to={emptyLink} icon="plus">
                  {messages.post}
                </LinkButton>
              )
            }
          />
        </>
      ) : (
        <TradeChoice />
      )}
    </Page>
  )
}
