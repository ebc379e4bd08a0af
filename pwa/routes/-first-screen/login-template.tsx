import { PICTURES } from '#pwa/features/landing/pictures.ts'
import { LoginPage } from './login-page.tsx'
import { renderTemplate } from './render-template.tsx'

const Screen = () => <LoginPage picture={PICTURES.tailor} onLoggedIn={() => {}} />

/**
 * The fields can be typed in before the app has loaded, and it takes over what they have (drawn-form.ts of the log-in
 * form). A disabled button also keeps Enter from sending the form.
 */
export const renderLogin = async (): Promise<string> =>
  (await renderTemplate('/login', Screen))
    .replace('<div', '<div data-drawn="en"')
    .replaceAll(/<button(?=[^>]* type="submit")/g, '$& disabled')
    .replaceAll(/<button(?=[^>]* type="button")/g, '$& inert')
