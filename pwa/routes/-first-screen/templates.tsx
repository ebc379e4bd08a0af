import { renderFirstList } from '../-first-list/template.tsx'
import { renderChat } from './chat-template.tsx'
import { renderLogin } from './login-template.tsx'
import { renderTask } from './task-template.tsx'

/** All templates that the build puts into documents. */
export const renderTemplates = async () => ({
  list: await renderFirstList(),
  login: await renderLogin(),
  task: await renderTask(),
  chat: await renderChat(),
})
