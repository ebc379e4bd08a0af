import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'

type Words = { title: string; text: string; action: string }

/** Shown to a user who is not verified, last on the dashboard: nothing is blocked without it. */
export const KycReminder = ({ title, text, action }: Words) => (
  <Notice
    tone="news"
    icon="shield"
    title={title}
    action={
      <LinkButton to="/verify" tone="plain" size="small">
        {action}
      </LinkButton>
    }
  >
    {text}
  </Notice>
)
