// The inline script at the end of a document: shows a screen before the app has loaded, which replaces it with its first
// render.
import { drawDocument } from './screens.ts'
import { fillList, fillTask } from './tasks.ts'

drawDocument((document.currentScript as HTMLScriptElement).dataset, {
  list: fillList,
  task: fillTask,
})
