import type { Texts } from '../../texts'

export const solanaCalls: Texts['calls']['solana'] = {
  interact: '与程序交互',
  unknown: '我们无法判断此程序会做什么。只有在你信任此网站时才批准。',
  notShown: '交易中未显示',
  accountsNotShown: '它的部分账户在查找表中，无法显示。',
  createTokenAccount: '创建代币账户',
  closeTokenAccount: '关闭代币账户',
  giveUpControl: '放弃对你账户的控制权',
  programCanTakeAll: '这会让一个程序控制你的账户。此后它可以取走账户中的一切。',
  revoke: '撤销权限',
  changeControl: '更改代币账户的控制者',
  othersMayControl: '此后，他人可能会控制此账户。',
  addNote: '添加备注',
}
