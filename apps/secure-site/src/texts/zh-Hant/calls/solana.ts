import type { Texts } from '../../texts'

export const solanaCalls: Texts['calls']['solana'] = {
  interact: '與程式互動',
  unknown: '我們無法判斷此程式會做什麼。只有在你信任此網站時才核准。',
  notShown: '交易中未顯示',
  accountsNotShown: '它的部分帳戶在查詢表中，無法顯示。',
  createTokenAccount: '建立代幣帳戶',
  closeTokenAccount: '關閉代幣帳戶',
  giveUpControl: '放棄對你帳戶的控制權',
  programCanTakeAll: '這會讓一個程式控制你的帳戶。此後它可以取走帳戶中的一切。',
  revoke: '撤銷權限',
  changeControl: '變更代幣帳戶的控制者',
  othersMayControl: '此後，他人可能會控制此帳戶。',
  addNote: '新增備註',
}
