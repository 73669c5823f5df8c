import type { Language } from '../types.js'

const DAY = 86_400
const UNITS = [
  [7 * DAY, '週間'],
  [DAY, '日'],
  [3_600, '時間'],
  [60, '分'],
  [1, '秒'],
] as const

/** Formats a period in its largest whole unit. */
function every(seconds: number): string {
  const [size, unit] = UNITS.find(([each]) => seconds % each === 0) ?? [1, '秒']
  return `${seconds / size}${unit}ごとに`
}

export const permissions: Pick<Language['wallet'], 'permissions' | 'smartSessions' | 'siwx'> = {
  permissions: {
    title: '許可',
    reading: '許可を読み込み中',
    groups: {
      signIn: 'このサイトへのログイン',
      session: 'スマホのウォレット',
      permission: 'あなたの代わりに操作できるサイト',
      approval: (network: string) => `${network}のトークン承認`,
    },
    inUse: '使用中',
    thisSite: 'このサイト',
    unknownToken: '不明なトークン',
    onNetwork: (wallet: string, network: string) => (network ? `${wallet}（${network}）` : wallet),
    accounts: (count: number) => `${count}個のアカウント`,
    until: (date: string) => `${date}まで`,
    via: (contract: string) => `${contract}経由`,
    unlimited: '無制限',
    unlimitedOf: (symbol: string) => `無制限の${symbol}`,
    upTo: (amount: string) => `最大${amount}`,
    wholeCollection: (name: string) => `${name}のすべて`,
    oneOf: (name: string, tokenId: string) => `${name} No. ${tokenId}`,
    anNft: 'コレクション',
    atRisk: (money: string) => `${money}が危険にさらされています`,
    nothingThere: '現在リスクのある資産なし',
    perDay: (amount: string) => `1日最大${amount}`,
    perHours: (amount: string, hours: number) => `${hours}時間で最大${amount}`,
    unclear: '金額不明',
    explorer: (who: string, explorer: string) => `${explorer}で${who}を見る`,
    partly: '一部が表示されていない可能性があります。すべての履歴を読み込めませんでした。',
    partlySince: (date: string) =>
      `${date}より前の一部が表示されていない可能性があります。古い履歴を読み込めませんでした。`,
    failed: {
      signIn: 'ログイン先を読み込めませんでした。',
      session: '接続中のスマホのウォレットを読み込めませんでした。',
      permission: 'あなたの代わりに操作できるサイトを読み込めませんでした。',
      approval: 'トークン承認を読み込めませんでした。',
    },
    stale: '応答がありません。この一覧は最新でない可能性があります。',
    noApprovals: '見つかりませんでした。',
    none: '許可は見つかりませんでした',
    noneText: (network: string) => `${network}では、ログイン、スマホのウォレット、トークン承認は見つかりませんでした。`,
    choose: '取り消す許可を選択',
    takeBack: (count: number) => `${count}件を取り消す`,
    disconnects: '使用中のものを取り消すと、接続が解除されます。',
    costs: '取り消しにはネットワーク手数料がかかります。',
    takenBack: '取り消しました',
    checkingText: 'ウォレットが開く前にシミュレーションします。',
    walletText: (who: string, what: string) =>
      `承認すると、${who}はあなたの${what}を使えなくなります。この画面は閉じても構いません。`,
    walletSeveral: (count: number) => `${count}件の許可を取り消します。この画面は閉じても構いません。`,
    bothAsked: '最初のリクエストはウォレットに残っています。',
    toList: '一覧に戻る',
    chainTitle: '取り消し中',
    chainText: (network: string) => `${network}で確認中です。この画面は閉じても構いません。`,
    progress: (done: number, count: number) => `${count}件中${done}件完了`,
    endingTitle: '取り消し中',
    endingText: '少し時間がかかる場合があります。',
    view: 'トランザクションを見る',
    pausedTitle: '一部完了',
    pausedText: (left: number) => `閉じている間、ウォレットにはリクエストしていません。残りは${left}件です。`,
    goOn: '続ける',
    stoppedTitle: '途中で中止しました',
    stoppedAccount: 'ウォレットのアカウントが切り替わりました。以前のリクエストは実行される可能性があります。',
    stoppedNetwork: 'ウォレットのネットワークが切り替わりました。以前のリクエストは実行される可能性があります。',
    failedTitle: '取り消されていません',
    declined: (wallet: string | undefined) =>
      `${wallet === undefined ? '' : `${wallet}で`}リクエストを拒否しました。許可はまだ有効です。`,
    wouldFail: (what: string) =>
      `シミュレーションが失敗しました。この方法では${what}を取り消せません。ウォレットにはリクエストしていません。`,
    reverted: (network: string) =>
      `${network}でトランザクションが失敗しました。かかったのは最大でもネットワーク手数料のみです。`,
    cancelled: 'キャンセルしました。許可はまだ有効です。',
    stands: (network: string) => `${network}で確認されましたが、許可はまだ有効です。後でもう一度確認してください。`,
    unsure: '送信されたかどうかわかりません。もう一度試す前に確認してください。',
  },
  smartSessions: {
    title: 'サイトの許可',
    intro: 'これらのサイトは、次の制限内であなたのスマートアカウントの代わりに操作できます。',
    list: 'あなたの代わりに操作できるサイト',
    /** `period` in seconds. */
    upTo: (amount: string, period?: number) =>
      period === undefined ? `合計で最大${amount}` : `${every(period)}最大${amount}`,
    noLimit: (symbol: string, period?: number) =>
      period === undefined ? `あなたの${symbol}すべて、制限なし` : `${every(period)}あなたの${symbol}すべて、制限なし`,
    unknownToken: (address: string) => `（不明なトークン${address}の最小単位）`,
    stream: (amount: string) => `合計で最大${amount}。時間とともに増えます`,
    endless: (symbol: string) => `${symbol}、制限なし。時間とともに増えます`,
    other: '何を許可するのかわかりません。ウォレットを確認するか、取り消してください。',
    used: (used: string, all: string, isPeriod: boolean) =>
      isPeriod ? `この期間に${all}のうち${used}を使用` : `${all}のうち${used}を使用`,
    usedLabel: '使用額',
    ends: (date: string) => `有効期限：${date}`,
    endsNever: '有効期限はありません。不要になったら取り消してください。',
    thisSite: 'このサイト',
    unnamed: '名前のないサイト',
    usedBy: (address: string) => `使用者：${address}`,
    stop: '取り消す',
    stopOf: (site: string, what: string) => `${site}の許可を取り消す：${what}`,
    stopping: '取り消し中…ウォレットで承認を求められる場合があります。',
    stopped: '取り消しました',
    declined: (wallet: string | undefined) =>
      `${wallet === undefined ? 'リクエストを' : `${wallet}で`}拒否したため、まだ有効です。`,
    emptyTitle: '許可はありません',
    emptyText: '許可したサイトがここに表示されます。',
    failedTitle: '許可を読み込めませんでした',
    unreadWallet: (wallet: string) => `${wallet}から応答がないため、他にもある可能性があります。`,
    unreadService: '他のサイトの許可を読み込めなかったため、他にもある可能性があります。',
    askTitle: (wallet: string) => `${wallet}で承認`,
    askText: (site: string) =>
      `${site}が、制限内であなたの代わりに操作することを求めています。承認する前にウォレットで確認してください。`,
    slow: 'まだウォレットを待っています。開いてリクエストを確認してください。',
    grantFailedTitle: '許可されていません',
    grantDeclined: (wallet: string | undefined) =>
      `${wallet === undefined ? 'リクエストを' : `${wallet}で`}拒否しました。`,
    grantedTitle: '許可しました',
    grantedText: (site: string) => `取り消すまで、${site}はもう一度確認することなく次の操作ができます：`,
    see: '許可を見る',
    notNow: '後で',
    done: '完了',
  },
  siwx: {
    title: 'ログイン',
    heading: 'このウォレットの所有者であることを証明',
    text: (site: string) => `${site}がメッセージへの署名を求めています。無料で、資金は動きません。`,
    signing: (wallet: string) => `${wallet}で確認してください。無料で、資金は動きません。`,
    details: '署名する内容',
    site: 'サイト',
    wallet: 'ウォレット',
    network: 'ネットワーク',
    validUntil: '有効期限',
    says: '記載内容',
    link: 'リンク',
    message: 'メッセージ',
    declinedTitle: '署名を拒否しました',
    declined: (wallet: string | undefined) =>
      `${wallet === undefined ? 'リクエストを' : `${wallet}で`}拒否しました。署名して続けるか、キャンセルして接続を解除してください。`,
    declinedFree: (wallet: string | undefined) =>
      `${wallet === undefined ? 'リクエストを' : `${wallet}で`}拒否しました。署名して続けるか、今はスキップしてください。`,
    failedTitle: 'ログインしていません',
    cancel: 'キャンセル',
    skip: '後で',
    sign: 'ログイン',
    isSigning: '署名中',
    isChecking: 'ログイン中',
  },
}
