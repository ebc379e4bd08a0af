/**
 * Words and names that passwords in Nigeria are made of, beside the short ones of every list of leaked passwords. One
 * to three of them with a few digits are as easy to guess as a listed password.
 */
const WORDS = `
  welcome letmein password passcode login secret master dragon monkey football sunshine princess shadow superman batman
  iloveyou ilove loveyou love lover sweet sweetie honey baby babe boy girl angel happy lucky beautiful pretty queen king
  prince hello test tester user guest admin qwerty asdf abc pass word default change changeme money cash rich dollar
  naira million millionaire billionaire computer internet samsung iphone nokia tecno infinix itel google facebook
  whatsapp instagram summer winter monday friday january february march april may june july august september october
  november december god is good great able love jesus christ lord savior saviour holy spirit amen grace mercy glory
  blessing blessed bless favour favor favoured divine faith hope peace joy victory praise prayer heaven bible church
  gospel emmanuel immanuel godswill goodness mercy miracle testimony thank thanks thankgod allah akbar bismillah islam
  muslim muhammad mohammed muhammed ibrahim abubakar umar usman aliyu fatima aisha zainab ahmed musa sani bello abdul
  nigeria nigerian naija africa african lagos abuja ibadan kano kaduna enugu owerri onitsha aba asaba benin warri delta
  rivers portharcourt harcourt port calabar uyo jos ilorin ogun osun oyo ekiti ondo anambra imo abia ebonyi kogi kwara
  benue plateau borno bauchi gombe katsina sokoto zamfara kebbi jigawa yobe taraba adamawa nasarawa niger edo bayelsa
  ikeja lekki surulere yaba eko oshodi ajah arsenal chelsea liverpool barcelona barca madrid manchester united manutd
  ronaldo messi eagles super falcons yoruba igbo hausa biafra arewa oduduwa chidi chinedu chioma chinonso chukwu chukwudi
  emeka ifeanyi ikenna kelechi nkechi ngozi obinna uche ugochukwu amaka adaeze adaobi ebuka nnamdi tochukwu bola tunde
  kunle femi segun sola tope wale yemi ayo ade adeola adebayo adewale oluwa oluwaseun oluwatobi oluwaseyi temitope
  damilola funmi bukola bisi kemi tobi seun olamide opeyemi mama papa mummy daddy mother father family brother sister
  wife husband son daughter my your our the you me i am number one first best big small new old life living star boss
  chairman oga omo wizkid davido burna tiwa olamide power strong success winner champion forever always home house
`
const BY_LETTER = new Map<string, string[]>()
for (const word of new Set(WORDS.trim().split(/\s+/)))
  BY_LETTER.set(word.charAt(0), [...(BY_LETTER.get(word.charAt(0)) ?? []), word])

/** Characters of the text that the words with this number of parts may have in all, so that the search is short. */
const LETTERS_MAX = 32

/** Whether a text of small letters is nothing but `parts` of these words or fewer. */
export function isMadeOfCommonWords(text: string, parts = 3): boolean {
  if (text === '') return true
  if (parts === 0 || text.length > LETTERS_MAX) return false
  return (BY_LETTER.get(text.charAt(0)) ?? []).some(
    (word) => text.startsWith(word) && isMadeOfCommonWords(text.slice(word.length), parts - 1),
  )
}
