import { inlineFirstScreen } from './inline-first-screen.ts'

/**
 * Shows the latest messages of a conversation that is open to both, at the first unread one or at the end. The rows are
 * those of pwa/features/chats/thread/thread-items.ts, the height that of use-fill-height.ts. The template has two pages,
 * for a client and for a professional, and the looks of a row in the list of the first one.
 */
const CHAT = `{change}=template.dataset,
  [title,unreadOne,unreadMany,today,yesterday,...names]=JSON.parse(words),
  lagos=at=>new Date(at+36e5),
  dayOf=at=>Math.floor(lagos(at)/864e5),
  timeOf=at=>{
    const hour=lagos(at).getUTCHours();
    return(hour%12||12)+lagos(at).toISOString().slice(13,16)+(hour<12?' AM':' PM')
  },
  dateOf=at=>{
    const date=lagos(at),
    year=date.getUTCFullYear(),
    past=dayOf(Date.now())-dayOf(at);
    if(past===0)return today;
    if(past===1)return yesterday;
    return names[date.getUTCDay()]+', '+date.getUTCDate()+' '+names[7+date.getUTCMonth()]+
      (year===lagos(Date.now()).getUTCFullYear()?'':' '+year)
  },
  durationOf=(ms=0)=>{
    const seconds=Math.round(ms/1e3);
    return Math.floor(seconds/60)+':'+String(seconds%60).padStart(2,'0')
  },
  draw=({userDetails:{user}},{conversation,messages})=>{
    const{other,seenSeq,otherSeenSeq,blockedBy,awaitsAnswer}=conversation,
    name=other.username,
    isClient=user.userType==='client',
    [top,day,divider,...looks]=content.querySelector('.thread-list').children,
    isOwn=({sender})=>sender===user._id,
    unread=messages.filter(message=>!isOwn(message)&&message.seq>seenSeq&&!message.deletedAt),
    start=unread.length?messages.indexOf(unread[0]):messages.length,
    from=Math.max(0,start-24),
    shown=messages.slice(from,start+24),
    rows=[],
    add=(look,values)=>rows.push(fill(look.cloneNode(true),values));
    let previous=messages[from-1],startRow;
    if(!shown.length||blockedBy||awaitsAnswer||user.userType==='admin')return;
    for(const message of shown){
      const{createdAt,deletedAt,kind,seq}=message,
      at=Date.parse(createdAt),
      before=previous&&Date.parse(previous.createdAt),
      startsDay=!previous||dayOf(before)!==dayOf(at),
      startsUnread=message===unread[0],
      isRun=!startsDay&&!startsUnread&&previous.sender===message.sender&&Math.abs(at-before)<3e5;
      if(!previous&&seq>1)add(top);
      if(startsDay)add(day,{at:createdAt,date:isEnglish?dateOf(at):''});
      if(startsUnread){
        startRow=rows.length;
        add(divider,{unread:isEnglish?(unread[1]?unreadMany:unreadOne).replace('#',unread.length):''})
      }
      add(
        looks[(isOwn(message)?seq<=otherSeenSeq?2:1:0)*4+(deletedAt?3:['text','picture','voice'].indexOf(kind))],
        {name,at:createdAt,time:timeOf(at),text:message.text,duration:durationOf(message.durationMs)}
      );
      const row=rows.at(-1),
      removeUnless=(condition,selector)=>condition||row.querySelector(selector)?.remove();
      removeUnless(!isOwn(message)||Date.now()-at<+change,'.bubble-line>.button');
      removeUnless(message.editedAt,'.bubble-foot>span:first-child');
      removeUnless(message.masked,'.bubble-note');
      removeUnless(message.text||kind==='text','.bubble-text');
      if(isRun)delete row.firstElementChild.dataset.run;
      previous=message
    }
    content.children[+isClient].remove();
    fill(content,{user:user._id,name:user.username,title:isEnglish?title.replace('#',()=>name):name,other:name});
    setAvatar(content.querySelector('.avatar'),user);
    const list=content.querySelector('.thread-list'),
    scroll=list.parentNode,
    panel=content.querySelector('.chat-screen');
    list.replaceChildren(...rows);
    const times=[...list.querySelectorAll('time')].map(time=>[time,time.textContent]);
    show(content,null);
    for(const[time,text]of times)time.textContent=text;
    panel.style.height=Math.max(
      innerHeight-panel.getBoundingClientRect().top-scrollY-document.querySelector('.bottom-bar').getBoundingClientRect().height,
      240
    )+'px';
    scroll.scrollTop=startRow===undefined?scroll.scrollHeight:rows[startRow].offsetTop
  }`
export const INLINE_FIRST_CHAT = inlineFirstScreen(CHAT)
