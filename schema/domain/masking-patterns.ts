import { lookingBehind } from './masking-fold.ts'

const AT = String.raw`(?:@|\(at\)|\[at\]|\{at\}|<at>)`
const AT_WORD = String.raw`(?:@|\(at\)|\[at\]|\{at\}|<at>|\bat\b|\bat the rate\b)`
const DOT = String.raw`(?:\.|\(dot\)|\[dot\]|\(\.\)|\[\.\])`
const DOT_WORD = String.raw`(?:\s?\.\s?|\s?[({<\[]\s?(?:dot|\.)\s?[)}>\]]\s?|\s+(?:dot|d0t|doti|point)\s+)`
const ENDINGS = 'com|ng|net|org|co|me|io|africa'
/** Where nothing but an address can be meant. */
const ALL_ENDINGS = `${ENDINGS}|c0m|shop|store|xyz|online|site|website|biz|info|app|dev|tech`
const MAIL_PROVIDERS = String.raw`(?:g[\s.-]?mail|gee\s?mail|yahoo|ymail|hotmail|outlook|icloud|proton(?:mail)?|zoho|aol)`
/** Those that are no ordinary word and no program. */
const MAILS = String.raw`(?:g[\s.-]?mail|yahoo(?:\s?mail)?|ymail|hotmail|icloud)`
/** Between the words of a dictated address. */
const GAP = String.raw`[\s_.*~|/"'-]{0,3}`
const AT_SPOKEN = String.raw`(?:@|[(\[{<]\s?(?:at|a|@)\s?[)\]}>]|(?<![a-z\d])(?:at|@t|at the rate|arroba)(?![a-z\d]))`
const DOT_SPOKEN = String.raw`(?:[.,](?!\s)|[(\[{<]\s?(?:dot|\.)\s?[)\]}>]|(?<![a-z\d])(?:dot|d0t|doti|point|punto|period|full ?stop)(?![a-z\d]))`
/** What follows "my email is" when it is no address. */
const STATE =
  'not|no|down|slow|new|full|ok|okay|fine|good|the|a|an|on|in|for|to|my|his|her|our|hacked|blocked|locked|working|broken|ready|empty|verified|now|very|too|still|always|already|also|and|or|so|that|what|where|which'
/** What people write beside the name of an app that is no name of theirs. */
const NO_NAMES = String.raw`(?:${STATE}|pages?|shops?|posts?|posting|adverts?|ads?|accounts?|reels|videos?|stor(?:y|ies)|stores?|marketing|manage\w*|design\w*|flyers?|follow\w*|growth|logos?|links?|log-?ins?|passwords?|apps?|lite|business\w*|promot\w*|contents?|filters?|pictures?|photos?|people|friends?|customers?|clients?|buyers?|jobs?|work\w*|selling|sales|busy|active|great|available|popular|online|them|this|these|those|more|about|group|web|plus|training|course|handler|followers)`
const NAME = String.raw`(?!${NO_NAMES}(?![\w]))[a-z][\w.]{3,30}`
const MEDIA = String.raw`(?:instagram|insta|ig|facebook|fb|messenger|tik\s?tok|snap(?:chat)?|twitter|linkedin|telegram|tg|threads|viber|wechat|skype|discord|signal)`
const APPS = String.raw`(?:threads|viber|wechat|botim|kik|instagram|insta|ig|facebook|fb|messenger|tik\s?tok|snap(?:chat)?|twitter|x|linkedin|signal|imo|skype|discord|telegram|tg|wa)`

const pattern = (...parts: string[]) => lookingBehind(parts.join(''), 'giu')

const MAIL = [
  pattern(
    String.raw`(?<![a-z\d])[a-z\d][\w.+-]{0,63}?${GAP}${AT_SPOKEN}${GAP}(?:${MAIL_PROVIDERS}|[a-z\d][\w-]{0,62}?)${GAP}${DOT_SPOKEN}${GAP}(?:${ALL_ENDINGS})(?![a-z\d])`,
  ),
  pattern(
    String.raw`(?<![a-z\d])[a-z\d][\w.+]{1,63}?(?:at|@)?(?:gmail|yahoo|ymail|hotmail|outlook|icloud)(?:dot|d0t|\.)?(?:com|c0m)(?![a-z\d])`,
  ),
  pattern(String.raw`[\w.+-]{1,64}\s?${AT}\s?[\w-]{1,63}(?:\s?${DOT}\s?[\w-]{1,63}){1,5}`),
  pattern(
    String.raw`(?<![\w.+-])[\w.+-]{1,64}(?:\s+dot\s+\w{1,30})?\s*${AT_WORD}\s*[\w-]{1,63}${DOT_WORD}(?:${ENDINGS})\b`,
  ),
  pattern(
    String.raw`(?<![\w.+-])[\w.+-]{1,64}\s*${AT_WORD}?\s*${MAIL_PROVIDERS}\s*(?:\.|\bdot\b|\bd0t\b|\bpoint\b|\s|,)\s*(?:com|co)\b`,
  ),
  pattern(
    String.raw`(?<![\w.+-])(?!(?:good|great|is|am|are|work|works|working|look|looking|only|new|staff|job)\b)[\w.+-]{2,64}\s*(?:${AT}|\bat\b)\s*(?:g\s?mail|yahoo|ymail|hotmail|icloud)\b`,
  ),
  pattern(
    String.raw`\b(?:my|our)\s+(?:g\s?mail|yahoo\s?mail|e-?mail|mail)(?:\s+address)?\s*(?:is|na|:|=)\s*(?!(?:${STATE})\b)[\w.+-]{4,64}`,
  ),
  // Letters one by one, and a name beside a provider: introduced, with a digit in it, or joined by lines.
  pattern(
    String.raw`(?<![a-z\d])(?:[a-z\d._-]\s{1,2}){2,30}${AT}\s{0,2}(?:[a-z\d]\s{1,2}){2,30}(?:\.|dot)\s{0,2}(?:[a-z]\s{0,2}){2,6}`,
  ),
  pattern(String.raw`(?<![\w-])${MAILS}\s*[:=]\s*(?!(?:${STATE})\b)@?[\w.+-]{3,64}`),
  pattern(
    String.raw`(?<![\w@.])(?=[\w.]{0,30}[\d_])[a-z][\w.]{2,30}\s*(?:on|[(\[:,|–-])?\s*(?:my\s+)?${MAILS}\b`,
  ),
  pattern(
    String.raw`(?<![\w-])${MAILS}\s*(?:is|na|[)\]:=,|–-])?\s*(?=[\w.]{0,30}[\d_])[a-z][\w.]{2,30}`,
  ),
  pattern(String.raw`(?<![\w.+-])[\w.+]{2,64}[-_.~]at[-_.~]${MAILS}\b`),
]

/** Before "dotcom", where the word is meant. */
const NO_SITES = 'the|a|an|this|that|these|my|your|our|old|new|every|of|and|in|for|is|was'

const LINKS = [
  pattern(
    String.raw`(?<![\w-])(?!(?:${NO_SITES})\b)[\w-]{2,63}?[\s_-]{1,3}(?:dot|d0t)[\s_-]{0,3}c\s?[o0]\s?m(?![a-z\d])`,
  ),
  pattern(String.raw`(?<![\w-])[\w-]{2,63}\s{0,3}\.\s{0,3}c\s{1,2}o\s{1,2}m(?![a-z\d])`),
  pattern(String.raw`(?<![\w-])www\s{1,3}[\w-]{2,63}\s{1,3}(?:${ALL_ENDINGS})(?![\w])`),
  // Endings of other scripts.
  pattern(
    String.raw`(?<![\w-])[\w-]{2,63}\.(?:xn--[a-z\d-]{2,59}|(?=\p{L}{0,9}(?![a-z])\p{L})\p{L}{2,10})`,
  ),
  /(?:h\s?t\s?t\s?ps?\s?:\s?\/\s?\/\s?|www\s?\.\s?)\S{1,500}/giu,
  pattern(String.raw`\b(?:wa\.me|t\.me|bit\.ly|tinyurl\.com|linktr\.ee)(?:\/\S{0,500})?(?![\w.])`),
  /\b(?:[\w-]{1,63}\.){1,3}(?:[a-z]{2,10})\/[\w@-]\S{0,200}/giu,
  pattern(String.raw`\b(?:wa|t|bit|linktr)\s+\.?\s*(?:dot\s+)?(?:me|ly|ee)\s*\/\s*\S{1,100}`),
  pattern(
    String.raw`(?<![\w-])[\w-]{1,63}(?:\s+(?:dot|d0t|doti)\s+|\s?[({<\[]\s?(?:dot|\.)\s?[)}>\]]\s?|[-_*~](?:dot|d0t)[-_*~])(?:${ALL_ENDINGS})\b`,
  ),
  pattern(
    String.raw`(?<![\w-])[\w-]{2,63}(?:\s{1,3}\.\s{0,3}(?:com|ng|net|org|shop|store|xyz|online)|\.\s{1,3}com|,com)\b`,
  ),
]

/** Letters of a name one by one, with few signs between them. */
const spaced = (letters: readonly string[]) => letters.join(String.raw`[^\p{L}\d]{0,3}`)
/** A trade, and no way to be reached. */
const NO_TRADE = String.raw`(?!\s+(?:chat\s?bots?|bots?|api|integrations?|automations?)(?![\p{L}\d]))`
const WORDS_AFTER = String.raw`(?:\s*(?:me|on|at|:))*`

const APP_NAMES = [
  pattern(
    String.raw`(?<![\p{L}\d])${spaced(['w', 'h?', '[a4@]', '[t7]+', '[s5$z]', '[a4@]', 'p+'])}(?:[^\p{L}\d]{0,2}p)?(?![\p{L}\d])${NO_TRADE}`,
    WORDS_AFTER,
  ),
  pattern(
    String.raw`(?<![\p{L}\d])(?:w\/app|w[.'-]app|wh?at?app|whatsap\w{0,2}|(?:w|vv)h?[ao4][t7]*[sz5$]+[ao4@]p+\w{0,3}|wh?[t7]+[sz5$]+[a4@]?p+|wapp|wtsapp|watzap|green\s?chat\s?app)(?![\p{L}\d])${NO_TRADE}`,
    WORDS_AFTER,
  ),
  pattern(
    String.raw`(?<![\p{L}\d])${spaced(['t', '[e3]', '[l1i|]', '[e3]', 'g', 'r', '[a4@]', 'm'])}(?![\p{L}\d])${NO_TRADE}`,
    WORDS_AFTER,
  ),
]

const HANDLE_AFTER = String.raw`(?:\s*(?:is|na|as|:|=|-|@)?\s*@?[\w.]{3,30})?`
const HANDLES = [
  pattern(String.raw`(?<![\w@])@[a-z_][\w.]{2,30}[\w.@]*`),
  pattern(
    String.raw`\b(?:add|dm|find|follow|message|msg|text|chat|inbox|reach|ping|search|contact|buzz|holla|hit|write|call|see)\s+(?:for\s+)?(?:me|us)\s+(?:up\s+)?(?:on|via|through|at|for|with|by)\s+(?:my\s+)?${APPS}\b`,
    HANDLE_AFTER,
  ),
  pattern(
    String.raw`\b(?:my|our|the)\s+${APPS}\s*(?:handle|name|id|user\s?name|account|page)?\s*(?:is|na|:|=)\s*(?!(?:${STATE})\b)@?[\w.]{3,30}`,
  ),
  pattern(
    String.raw`(?<![\w-])(?:instagram|insta|ig|facebook|fb|tik\s?tok|snap(?:chat)?|twitter|telegram|tg|wa)\s*(?:handle|name|id|user\s?name)?\s*(?:[:=@]|-\s)\s*(?!(?:${STATE})\b)@?[\w.]{3,30}`,
  ),
  pattern(
    String.raw`\b(?:instagram|insta|ig|facebook|fb|tik\s?tok|snap(?:chat)?|twitter)\s+(?:handle|id|user\s?name)\s+(?!(?:${STATE})\b)@?[\w.]{3,30}`,
  ),
  pattern(String.raw`\b(?:my|send)\s+(?:wa|ig|tg)\s+(?:number|no|line)?\b`),
  /\b(?:dm|inbox)\s+me\b/giu,
  // A name beside an app: one with a digit or a line in it, one that is introduced, and one that stands alone.
  pattern(
    String.raw`(?<![\w@.])(?=[\w.]{0,30}[\d_])[a-z][\w.]{2,30}\s*(?:on|in|for|via|[(\[:,|–-])?\s*(?:my\s+)?(?:${MEDIA}|imo|youtube|wa)\b`,
  ),
  pattern(
    String.raw`(?<![\w-])(?:${MEDIA}|imo|youtube|wa)\s*(?:is|na|[)\]:=,|–-])?\s*@?(?=[\w.]{0,30}[\d_])[a-z][\w.]{2,30}`,
  ),
  pattern(
    String.raw`\b(?:i\s?am|i['’]?m|we\s?are|we['’]?re|it['’]?s|user\s?name|handle|known as|find me as|(?:my|profile|business|page) name|search(?: for)?|look for|add|dm|tag|ping|msg|message|text|follow)\s*(?:is|:|=|na|as)?\s*@?${NAME}\s+(?:on|in|via)\s+(?:my\s+)?${MEDIA}\b`,
  ),
  pattern(
    String.raw`(?<![\w.])@?[a-z][\w.]{3,30}\s*\(\s*(?:instagram|insta|ig|facebook|fb|tiktok|snap(?:chat)?|twitter|telegram|tg)\s*\)`,
  ),
  new RegExp(
    String.raw`^\W*@?${NAME}\s+(?:on|for|via)\s+(?:my\s+)?${MEDIA}\W*$|(?:^|[.;!?])\s{0,3}(?:my\s+)?(?:ig|insta|instagram|fb|tg|telegram|tik\s?tok|snap|snapchat|twitter)\s+@?${NAME}\s{0,3}(?=$|[.,;!)])`,
    'gimu',
  ),
]

/** E-mail addresses, links, names of messengers and handles. Each repetition in them is bounded. */
export const CONTACT_PATTERNS: readonly RegExp[] = [...MAIL, ...LINKS, ...APP_NAMES, ...HANDLES]
