import { EMOJI, INITIAL } from '#schema/domain/initials.ts'

/**
 * The inline script of a document with the template of a screen (tools/build/first-screens.ts), after that of
 * inline-list.ts: shows the screen from the early responses (inline-prefetch.ts) to a user of whom the phone stores
 * nothing. Values become text nodes and attribute values, never markup. In another language than English the words stay
 * empty. `body` defines `draw`, which is called with the responses and leaves the page as it is if it throws. `drawn`
 * resolves afterwards, with a picture of its own at most 400 ms later: the app (inline-app.ts) and what it loads next wait
 * for it.
 */
export const inlineFirstScreen = (body: string): string =>
  `try{
  const{seed,isListed,language,saves,isGrid,userId,show}=self.drawnList,
  template=document.getElementById('first-screen'),
  {screen,icons,words,short,long}=template.dataset,
  isEnglish=language()==='en',
  databases=self.indexedDB?.databases?.(),
  content=template.content.cloneNode(true),
  fill=(node,values)=>{
    const replace=text=>text.replace(/{(\\w+)}/g,(_,name)=>values[name]??''),
    walker=document.createTreeWalker(node,5);
    while(walker.nextNode()){
      const{currentNode:each}=walker;
      if(each.nodeType===3)each.data=each.data.includes('{')?replace(each.data):isEnglish?each.data:' ';
      else for(const attribute of each.attributes)if(attribute.value.includes('{'))attribute.value=replace(attribute.value)
    }
    return node
  },
  tintOf=(words,tints)=>[...words].reduce((sum,letter)=>sum+letter.codePointAt(0),0)%tints,
  setAvatar=(avatar,{username:name,profilePicture})=>{
    const[first,second]=name.split(/\\s+/).map(word=>word.match(${INITIAL})).filter(Boolean);
    avatar.dataset.tint=tintOf(name,4);
    if(!profilePicture||saves())avatar.textContent=first?second?first[0]+second[0]:first.slice(0,2).join(''):name.match(${EMOJI})?.[0]??''
  },
  ${body};
  if(self.prefetched&&(isListed||screen!=='list'))
    self.drawn=Promise.all([...self.prefetched.values()].map(async({response})=>(await response).clone().json())).then(async responses=>{
      const stored=await databases,id=userId();
      if(responses[0].userDetails.user._id===id&&stored?.every(({name})=>name!=='onise:'+id)){
        draw(...responses);
        await Promise.race([document.querySelector('#root [fetchpriority]')?.decode(),new Promise(done=>setTimeout(done,400))])
      }
    }).catch(()=>{})
}catch{}`.replace(/\n\s*/g, '')

/**
 * The list of open tasks, or an open task, for a professional. The order of the list is the mixed one of
 * pwa/features/tasks/list/order.ts, and texts are cut by the rule of `truncateAtWord`; its pictures are left to the app.
 */
const TASKS = `grid=isGrid(),
  sortOf=id=>{
    let hash=0x811c9dc5^seed;
    for(let at=0;at<id.length;at++)hash=Math.imul(hash^id.charCodeAt(at),0x01000193);
    hash=Math.imul(hash^(hash>>>16),0x85ebca6b);
    hash=Math.imul(hash^(hash>>>13),0xc2b2ae35);
    return(hash^(hash>>>16))>>>0
  },
  cut=(text,max)=>{
    if(text.length<=max)return text;
    const parts=Intl.Segmenter?[...new Intl.Segmenter('en').segment(text)].map(part=>part.segment):[...text];
    if(!parts[max])return text;
    const start=parts.slice(0,max).join('');
    return(/^\\s/.test(parts[max])?start:start.replace(/\\s\\S{1,24}$/,'')).trimEnd()+'....'
  },
  [anywhere,month,months,...texts]=JSON.parse(words),
  valuesOf=task=>({
    id:task._id,
    title:task.title,
    field:task.field,
    icon:JSON.parse(icons)[task.field],
    skill:task.skills[0]??'',
    hue:tintOf(task.skills[0]??'',12),
    at:task.createdAt,
    place:task.location||(isEnglish?anywhere:''),
    type:task.projectType,
    months:isEnglish&&!task.neededBy?(task.duration===1?month:months).replace('#',task.duration):'',
    amount:task.price,
    price:'₦'+task.price.toFixed(2).replace('.00','').replace(/\\B(?=(\\d{3})+\\b)/g,',')
  }),
  fills={
    list(user,{tasks,nextCursor}){
      const list=content.querySelector('.list'),
      cards=[...list.children],
      shown=tasks.filter(({status,client})=>status==='pending'&&client!==user._id),
      cardOf=task=>{
        const picture=(grid?null:task.taskThumbnail)??task.taskImage;
        return fill(
          cards[(grid?3:0)+(picture?saves()?1:0:2)].cloneNode(true),
          {...valuesOf(task),text:cut(task.description,grid?+short:+long)}
        )
      };
      list.replaceChildren();
      fill(content,{name:user.username,trade:user.trade});
      if(!nextCursor)content.querySelector('.pager').remove();
      shown.sort((a,b)=>(user.trade?(a.field!==user.trade)-(b.field!==user.trade):0)||sortOf(a._id)-sortOf(b._id));
      list.append(...shown.map(cardOf));
      return user.skillsets.length&&user.profileDescription&&shown.length
    },
    task(user,{task}){
      const{postedBy,taskImage:picture}=task,
      pages=[...content.querySelectorAll('.page')],
      page=pages[(picture?0:1)+(postedBy.isVerified?2:0)],
      skills=page.querySelector('.chips'),
      skill=skills.firstElementChild;
      skill.remove();
      for(const each of pages)if(each!==page)each.remove();
      fill(content,{...valuesOf(task),name:user.username,text:task.description,image:picture,client:postedBy.username});
      skills.append(...task.skills.map(name=>fill(skill.cloneNode(true),{skill:name})));
      setAvatar(page.querySelector('.avatar'),postedBy);
      return task.status==='pending'&&task.client!==user._id&&!(picture&&saves())
    }
  },
  draw=({userDetails:{user}},data)=>{
    if(user.userType!=='tasker'||!fills[screen](user,data))return;
    setAvatar(content.querySelector('.avatar'),user);
    show(content,isEnglish?texts:null)
  }`
export const INLINE_FIRST_SCREEN = inlineFirstScreen(TASKS)
