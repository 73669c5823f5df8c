import type { Texts } from '../texts'

export const permissions: Texts['permissions'] = {
  grant: 'このサイトが代わりに操作することを許可',
  canSend: 'これが有効な間、サイトはこの額までを、再度の確認なしに誰にでも送信できます。',
  revoke: '許可を取り消す',
  revoked: 'この後、サイトはこの許可を使えません。',
  rows: {
    reason: '理由',
    starts: '開始',
    uses: '使用回数',
  },
  uses: (count) => `最大${count}回。手数料は毎回あなたのアカウントが支払います`,
  inTotal: (amount) => `合計${amount}`,
  every: {
    day: (amount, days) => `${days}日ごとに${amount}`,
    hour: (amount, hours) => `${hours}時間ごとに${amount}`,
    minute: (amount, minutes) => `${minutes}分ごとに${amount}`,
    second: (amount, seconds) => `${seconds}秒ごとに${amount}`,
  },
  errors: {
    expired: 'この許可は期限が切れています。',
    feeTooHigh: 'ネットワーク手数料が高すぎるため、確認なしには支払えません。',
    maybeSent: '応答がないため、送信された可能性があり、送信済みとして数えられます。先にアカウントを確認してください。',
    moreThanAllowed: '許可された範囲を超えています。',
    noneOfSite: 'このサイトにこの許可はありません。',
    notFound: 'この許可は存在しません。',
    smartAccountOnly: 'ここで許可を与えられるのはスマートアカウントだけです。',
    tooExpensive: 'これは失敗するか、送金より費用がかかります。',
    tooMany: 'このサイトの許可が多すぎます。',
    transfersOnly: '許可の対象は送金のみです。',
    unreadable: 'このサイトの許可を読み込めませんでした。',
    usedUp: 'この許可は使用回数の上限に達しました。',
  },
}
