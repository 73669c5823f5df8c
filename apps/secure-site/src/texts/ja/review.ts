import type { Texts } from '../texts'

const CLOSE = 'このウィンドウは閉じても構いません。'

export const review: Texts['review'] = {
  windowTitle: 'リクエストの確認',
  answeredTitle: '回答済み',
  answered: `このリクエストにはすでに回答があり、回答は一度だけ有効です。${CLOSE}`,
  withdrawnTitle: 'リクエストは取り下げられました',
  withdrawn: `サイトまたはウォレットがこのリクエストを取り下げました。何も送信されていません。${CLOSE}`,
  goneTitle: 'リクエストは終了しました',
  gone: `このリクエストは終了しました。リクエストの有効時間は10分です。サイトで最初からやり直してください。${CLOSE}`,
  unknownTitle: '確認するものはありません',
  unknown: `リクエストは、送信元のサイトから開いてください。${CLOSE}`,
  unreadableTitle: 'このリクエストを読み取れません',
  unreadable: `ウォレットが送信したものではないため、承認できません。サイトで最初からやり直してください。${CLOSE}`,
  failedTitle: 'うまくいきませんでした',
  failed: (reason) => `${reason} ${CLOSE}`,
  usePasskey: 'パスキーで確認',
  approved: '承認しました',
  declined: '拒否しました',
  goBack: (host) => `${host}に戻ってください。${CLOSE}`,
}
