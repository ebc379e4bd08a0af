/**
 * Runs in the document before anything else of it has come (main.tsx takes what it asked for up). It has to stand in the
 * page itself: a script of its own would come a round trip later, and on a loaded line that is most of a second.
 *
 * The browser opens what this phone keeps at the first question about it, here while the app is still on its way.
 * (localStorage is another matter: whoever looks into it waits, and nothing is drawn meanwhile.)
 *
 * A phone that has no service worker yet has no list either: it is asked for with the document, not after the app. Whoever
 * has one asks with the version that is known, and most often gets nothing (SYNC 1, version ETags).
 *
 * The policy of a document names this text by its hash (worker/http/headers.ts), so all that a build changes stands in
 * attributes.
 */
export const EARLY_ASK =
  `{const{at,ask,client}=document.currentScript.dataset;` +
  `self.indexedDB?.databases?.().catch(()=>{});` +
  `if(location.pathname===at&&!navigator.serviceWorker?.controller){` +
  `const token=localStorage.getItem('token'),authorization='Bearer '+token;` +
  `if(token)self.askedEarly=new Map(ask.split(' ').map(path=>{` +
  `const answer=fetch(path,{headers:{authorization,'x-client':client},redirect:'error'});` +
  `answer.catch(()=>{});` +
  `return[path,{authorization,client,answer}]}))}}`

/** What it leaves behind, by the address it asked. */
export type AskedEarly = Map<
  string,
  { authorization: string; client: string; answer: Promise<Response> }
>
