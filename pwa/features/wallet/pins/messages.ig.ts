import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  create: {
    title: 'Mepụta PIN',
    note: 'Onise na-ajụ PIN gị mgbe ọ bụla ị na-ewepụ ego gaa n’ụlọ akụ.',
    pin: 'PIN',
    pinHint: 'Nọmba 4 ruo 6',
    confirm: 'Kwenye PIN',
    confirmHint: 'Dee otu nọmba ahụ ọzọ',
    password: 'Password',
    passwordHint: 'Nke akaụntụ gị, n’ihi na ego dị na wallet gị',
    passwordRequired: 'Ị ga-ederịrị password',
    newLimit: (perDay: string) =>
      `Maka nchebe gị, i nwere ike iwepụ ${perDay} n’ụbọchị n’ime awa 24 mbụ ka nke a gasịrị.`,
    send: 'Mepụta PIN',
    sending: 'A na-emepụta...',
    exists: 'I nweelarị PIN',
    existsText: 'Jiri PIN ochie gbanwee ya, ma ọ bụ tinye nke ọhụrụ ma i chefuo ya.',
  },
  update: {
    title: 'Gbanwee PIN',
    note: 'Ị chọrọ PIN ị na-eji ugbu a.',
    old: 'PIN ochie',
    confirm: 'Kwenye PIN',
    placeholder: 'kwenye PIN ọhụrụ gị',
    confirmHint: 'Nke a ga-abụ PIN ọhụrụ gị',
    send: 'Gbanwee PIN',
    sending: 'A na-agbanwe...',
    none: 'I nwebeghị PIN',
    noneText: 'Buru ụzọ mepụta otu.',
    same: 'Nke ahụ bụ PIN i nwere. Họrọ ọzọ.',
  },
  forgot: {
    title: 'Echefuru m PIN',
    link: 'I chefuru PIN gị?',
    requestNote: 'Tinye password gị. Mgbe ahụ anyị ga-eziga koodu na email gị.',
    password: 'Password',
    passwordRequired: 'Ị ga-ederịrị password',
    request: 'Zitere m koodu',
    requesting: 'A na-eziga...',
    haveCode: 'E nweelarị m koodu',
    codeNote: (email: string) =>
      `Dee nọmba 6 dị na email e zigara na ${email}. Ha na-arụ ọrụ nkeji 10.`,
    code: 'Koodu',
    codeInvalid: 'Koodu ahụ nwere nọmba 6',
    pin: 'PIN ọhụrụ',
    confirm: 'Kwenye PIN',
    pause: 'Maka nchebe gị, ị gaghị ewepụli ego ruo awa 24 ka nke a gasịrị.',
    set: 'Tinye PIN ọhụrụ',
    setting: 'A na-etinye...',
    again: 'Ziga koodu ọzọ',
  },
  digits: (label: string) => `${label} ga-abụrịrị nọmba 4 ruo 6`,
  show: 'Gosi nọmba',
  hide: 'Zoo nọmba',
  weak: 'PIN a dị mfe ịmata. Ndị ohi na-ebu ụzọ anwale otu nọmba ugboro ugboro, nọmba n’usoro na afọ. Họrọ ọzọ.',
  mismatch: 'PIN ndị ahụ abụghị otu',
  offline:
    'Enweghị network. A naghị echekwa PIN gị na ekwentị ma ọlị, ya mere ị chọrọ network maka nke a.',
  lockedTitle: (until: string) => `A kpọchiri PIN gị ruo ${until}`,
  lockedText:
    'A nwara ya n’ụzọ ezighị ezi ọtụtụ ugboro. Ego gị dị nchebe. Nwaa ọzọ mgbe ahụ, ma ọ bụ tinye PIN ọhụrụ.',
  limitedTitle: (perDay: string, until: string) =>
    `I nwere ike iwepụ ${perDay} n’ụbọchị ruo ${until}`,
  limitedText:
    'Akaụntụ gị ma ọ bụ PIN gị dị ọhụrụ. Maka nchebe gị, naanị obere ego nwere ike ịpụ tupu mgbe ahụ.',
  pausedTitle: (until: string) => `Ị gaghị ewepụli ego ruo ${until}`,
  pausedText:
    'I tinyere PIN ọhụrụ. Maka nchebe gị, ego ọ bụla agaghị apụli na wallet gị tupu mgbe ahụ.',
}
