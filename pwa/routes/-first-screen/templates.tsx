import { PICTURES } from '#pwa/features/landing/pictures.ts'
import { renderFirstList } from '../-first-list/template.tsx'
import { renderChat } from './chat-template.tsx'
import { LoginPage } from './login-page.tsx'
import { renderTemplate } from './render-template.tsx'
import { renderTask } from './task-template.tsx'

const Login = () => <LoginPage picture={PICTURES.tailor} onLoggedIn={() => {}} />

/**
 * The fields can be typed in before the app has loaded, and it takes over what they have (login-form.tsx of the log-in
 * form).
 */
export const renderLogin = (): Promise<string> => renderTemplate('/login', Login)

/** All templates that the build puts into documents, by the name of their screen (pwa/first-screen/screens.ts). */
export const renderTemplates = async () => ({
  list: await renderFirstList(),
  login: await renderLogin(),
  task: await renderTask(),
  chat: await renderChat(),
})
