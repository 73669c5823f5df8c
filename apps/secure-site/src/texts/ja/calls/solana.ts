import type { Texts } from '../../texts'

export const solanaCalls: Texts['calls']['solana'] = {
  interact: 'プログラムを操作',
  unknown: 'このプログラムが何をするかわかりません。このサイトを信頼できる場合にのみ承認してください。',
  notShown: 'トランザクションに記載なし',
  accountsNotShown: 'そのアカウントの一部はルックアップテーブルにあり、表示できません。',
  createTokenAccount: 'トークンアカウントを作成',
  closeTokenAccount: 'トークンアカウントを閉じる',
  giveUpControl: 'アカウントの管理権を手放す',
  programCanTakeAll:
    'アカウントの管理権をプログラムに渡します。その後、プログラムはアカウント内のすべてを取れるようになります。',
  revoke: '許可を取り消す',
  changeControl: 'トークンアカウントの管理者を変更',
  othersMayControl: 'この後、他の人がこのアカウントを管理する可能性があります。',
  addNote: 'メモを追加',
}
