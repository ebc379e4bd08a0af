import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { PictureForm, ProfileForm } from '#pwa/features/accounts/profile-form.tsx'
import { words } from '#pwa/features/accounts/words.ts'
import { useUser } from '#pwa/session/session.tsx'
import { Chips } from '#pwa/ui/chip.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { SkeletonPage } from '#pwa/ui/skeleton.tsx'

export const Route = createFileRoute('/_guarded/update-profile')({ component: UpdateProfileScreen })

function Skills({ skills }: { skills: string[] }) {
  return (
    <section className="stack stack-tight">
      <p className="spread">
        <span className="strong">{words.profile.skills}</span>
        <Link to="/interest">{words.profile.changeSkills}</Link>
      </p>
      <Chips items={skills} label={words.profile.skills} />
    </section>
  )
}

function UpdateProfileScreen() {
  const user = useUser()
  const navigate = useNavigate()
  // SPEC 2: success leads to /dashboard; its guard knows where a client belongs.
  const leave = () => void navigate({ to: '/dashboard' })
  const { title, note, pictureTitle, pictureNote } = words.profile
  const isTasker = user?.userType === 'tasker'
  return (
    <Page
      title={user && !isTasker ? pictureTitle : title}
      note={user && !isTasker ? pictureNote : note}
      width="reading"
    >
      {!user && <SkeletonPage />}
      {user && isTasker && user.skillsets.length > 0 && <Skills skills={user.skillsets} />}
      {user && isTasker && <ProfileForm user={user} onSaved={leave} />}
      {user && !isTasker && <PictureForm user={user} onSaved={leave} />}
    </Page>
  )
}
