import { createFileRoute, Link, useNavigate, useRouter } from '@tanstack/react-router'
import { messages } from '#pwa/features/accounts/messages.ts'
import { PictureForm, ProfileForm } from '#pwa/features/accounts/profile/profile-form.tsx'
import { nextPath, textSearch } from '#pwa/routes/-search.ts'
import { MissingUser } from '#pwa/routes/-shell/missing-user.tsx'
import { useUser } from '#pwa/session/session.tsx'
import { useLeave } from '#pwa/ui/browser/use-leave.ts'
import { Chips } from '#pwa/ui/display/chip.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import { skillLabel } from '#schema/domain/trades.ts'

export const Route = createFileRoute('/_guarded/update-profile')({
  validateSearch: textSearch<'next'>,
  component: UpdateProfileScreen,
})

function Skills({ skills }: { skills: string[] }) {
  return (
    <section className="stack stack-tight">
      <p className="spread">
        <span className="strong">{messages.profile.skills}</span>
        <Link to="/interest">{messages.profile.changeSkills}</Link>
      </p>
      <Chips items={skills.map((skill) => skillLabel(skill))} label={messages.profile.skills} />
    </section>
  )
}

function UpdateProfileScreen() {
  const user = useUser()
  const navigate = useNavigate()
  const { history } = useRouter()
  const next = nextPath(Route.useSearch().next)
  // The guard of /dashboard continues to the home of the role.
  const leave = useLeave(() => (next ? history.replace(next) : navigate({ to: '/dashboard' })))
  const { title, note, pictureTitle, pictureNote } = messages.profile
  const isTasker = user?.userType === 'tasker'
  const hasPictureOnly = user && !isTasker
  return (
    <Page
      title={hasPictureOnly ? pictureTitle : title}
      note={hasPictureOnly ? pictureNote : note}
      back="/dashboard"
      width="reading"
    >
      {!user && <MissingUser />}
      {user && isTasker && user.skillsets.length > 0 && <Skills skills={user.skillsets} />}
      {user && isTasker && <ProfileForm user={user} onSaved={leave} />}
      {hasPictureOnly && <PictureForm user={user} onSaved={leave} />}
    </Page>
  )
}
