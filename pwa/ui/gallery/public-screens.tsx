import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { AuthLayout } from '../auth-layout.tsx'
import { Button } from '../button.tsx'
import { Cover } from '../cover.tsx'
import { Dialog } from '../dialog.tsx'
import { Form, SubmitButton } from '../form.tsx'
import { LinkButton } from '../link-button.tsx'
import { Wordmark } from '../mark.tsx'
import { PasswordField } from '../password-field.tsx'
import { Actions } from '../actions.tsx'
import { TextField } from '../text-field.tsx'

function LoginForm() {
  return (
    <Form onSubmit={() => {}}>
      <TextField label="Email" name="email" type="email" required autoComplete="email" />
      <PasswordField label="Password" name="password" required autoComplete="current-password" />
      <SubmitButton busyLabel="Loading">Log in</SubmitButton>
    </Form>
  )
}

export function LoginScreen() {
  return (
    <AuthLayout
      title="Welcome back"
      note="Log in to your todos, messages and wallet."
      side={{
        title: 'Good hands for every job.',
        text: 'Money is held until the work is done. On any phone, with or without a signal.',
      }}
      foot={
        <>
          New here? <Link to="/">Sign up</Link>
        </>
      }
    >
      <LoginForm />
    </AuthLayout>
  )
}

export function LandingScreen() {
  const [open, setOpen] = useState(false)
  return (
    <main className="page stack">
      <div className="page-head spread">
        <Wordmark />
        <Button tone="plain" size="small" onClick={() => setOpen(true)}>
          Log in
        </Button>
      </div>
      <Cover
        title="Good hands for every job."
        text="Post a job, choose a professional, pay when it is done."
      >
        <Actions>
          <LinkButton to="/" wide>
            Get Started
          </LinkButton>
          <LinkButton to="/" wide tone="plain">
            Learn more
          </LinkButton>
        </Actions>
      </Cover>
      <Dialog open={open} onClose={() => setOpen(false)} title="Log in">
        <LoginForm />
      </Dialog>
    </main>
  )
}
