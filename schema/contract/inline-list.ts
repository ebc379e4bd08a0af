/**
 * The inline script at the end of the app's document, which shows the list of the last look before the app has loaded.
 * The service worker inserts it as a template (pwa/service-worker/stored-list.ts). It is shown only if its key, which the
 * app wrote with the function of this script, is that of this moment; its ages are computed again, and the note that there
 * is no network is removed when there is one. The app replaces it with its first render.
 */
const SOURCE = `try{
  const root=document.getElementById('root'),
  loading=root.firstElementChild,
  stored=document.getElementById('stored-list'),
  {list,client}=document.currentScript.dataset,
  item=name=>localStorage.getItem(name),
  language=()=>item('language')||'en',
  saves=()=>item('lite')==='on'||navigator.connection?.saveData===true,
  isGrid=()=>matchMedia('(min-width: 48rem)').matches,
  userId=()=>JSON.parse(atob(item('token').split('.')[1].replace(/-/g,'+').replace(/_/g,'/'))).sub,
  key=()=>[client,userId(),language(),isGrid(),saves()].join(' '),
  isListed=location.pathname===list&&!location.search&&item('token')!==null,
  ago=(at,[now,minutes,hours,yesterday,days,...months])=>{
    const lagos=time=>new Date(time+36e5),
    dayOf=time=>Math.floor(lagos(time)/864e5),
    yearOf=time=>lagos(time).getUTCFullYear(),
    count=(text,number)=>text.replace('#',Math.floor(number)),
    today=Date.now(),
    age=today-at,
    past=dayOf(today)-dayOf(at);
    if(age<6e4)return now;
    if(age<36e5)return count(minutes,age/6e4);
    if(age<864e5)return count(hours,age/36e5);
    if(past===1)return yesterday;
    if(past<7)return count(days,past);
    return lagos(at).getUTCDate()+' '+months[lagos(at).getUTCMonth()]+(yearOf(at)===yearOf(today)?'':' '+yearOf(at))
  },
  show=(content,texts)=>{
    for(const time of content.querySelectorAll('time'))time.textContent=texts?ago(Date.parse(time.dateTime),texts):'';
    content.firstElementChild.dataset.drawn='';
    if(root.firstElementChild===loading)root.replaceChildren(content)
  };
  self.drawnList={key,seed:Math.floor(Math.random()*2**32),isListed,language,saves,isGrid,userId,show};
  if(isListed&&stored){
    const isReload=performance.getEntriesByType('navigation')[0]?.type==='reload'&&!document.wasDiscarded,
    {content,dataset}=stored;
    if(dataset.key===key()&&Date.now()<+dataset.until&&!isReload){
      if(navigator.onLine)content.querySelector('[data-offline]')?.remove();
      if(language()!=='en')document.documentElement.lang=language();
      show(content,JSON.parse(dataset.texts))
    }
  }
}catch{}`
export const INLINE_LIST = SOURCE.replace(/\n\s*/g, '')

/** What the script leaves for the app. */
export type DrawnList = {
  /** What a stored list depends on: build, user, language, layout and data saver. Throws when no user is signed in. */
  key: () => string
  /** Of the order of a first visit. */
  seed: number
}
