import type { Texts } from '../texts'

export const window: Texts['window'] = {
  cancel: 'キャンセル',
  back: '戻る',
  save: '保存',
  walletName: 'ウォレット',
  otherWallet: 'これは別のウォレットです。最初のウォレットのメールでログインしてください。',
  logInToChange: 'ウォレットの復元方法を変更するには、もう一度ログインしてください。',

  userAgent: {
    iPhoneOrIPad: 'iPhoneまたはiPad',
    unknownBrowser: '不明',
    unknownSystem: '不明',
    browserOnSystem: (browser, system) => `${browser}、${system}`,
  },

  home: {
    title: 'あなたのウォレット',
    evm: 'Ethereumとその他のEVMネットワーク',
    solana: 'Solana',
    logins: 'ログイン',
    elsewhere: '他の場所で使う',
    showWords: 'このウォレットの単語を表示',
    deletion: '削除',
    delete: 'このウォレットを削除',
  },

  sessions: {
    thisWindow: 'このサイトのウィンドウ',
    since: (time) => `${time}から`,
    lastUsed: (time) => `最終使用：${time}ごろ`,
    current: 'このデバイス',
    end: 'ログアウト',
    endOf: (browser, place) => `ログアウト：${browser}、${place}`,
    endOthers: '他のすべての場所でログアウト',
    endHere: 'ここでログアウト',
    endHereTitle: 'ここでログアウトしますか？',
  },

  devices: {
    title: 'デバイスがウォレットを開くことを求めています',
    asked: (time, browser) => `リクエスト日時：${time}。「${browser}」と名乗っています。`,
    askedAt: (time, browser, place) => `リクエスト日時：${time}。「${browser}」と名乗っています。場所：${place}。`,
    advice: '目の前のデバイスにこのコードが表示されている場合にのみ承認してください。',
    approve: '承認',
    approveCode: (code) => `${code}を承認`,
    decline: '拒否',
    declineCode: (code) => `${code}を拒否`,
    ended: 'このリクエストは終了しました。',
    loginEnded:
      'このウィンドウでのログインは終了しました。もう一度ログインしてください。ここでは何も削除されていません。',
  },

  deletion: {
    title: 'このウォレットを削除しますか？',
    confirmLabel: (name) => `確認のため${name}と入力`,
    confirmFirst: (name) => `確認のため${name}と入力してください。`,
    warning:
      '先にすべてを別のウォレットに送信してください。これは誰にも取り消せず、どのデバイスからもこのウォレットにログインできなくなります。',
    meaning:
      'サイトは、保管しているウォレットの一部、あなたのメール、復元方法を削除します。保存した復元ファイルは、紙の復元コードまたはパスワードを使って、引き続きウォレットを開けます。',
    submit: '完全に削除',
    doneTitle: 'ウォレットを削除しました',
    done: 'このウィンドウは閉じても構いません。同じメールでログインすると、新しいウォレットが開きます。',
    logIn: 'ログイン',
  },

  words: {
    title: 'このウォレットの単語を表示しますか？',
    about:
      'この24個の単語があれば、MetaMaskやPhantomなど別のウォレットで同じアカウントを開けます。そこでは、このサイトの制限は一切適用されません。',
    warning:
      '単語を見た人は、このウォレットのすべてを永久に手に入れます。あなたを助ける人が単語を必要とすることはありません。誰にも見せないでください。',
    needsPasskey: '先に「制限」で承認用のパスキーを追加してください。',
    usePasskey: 'パスキーを使う',
    shownTitle: 'ウォレットの単語',
    shown: 'この順番で書き留めてください。この画面を離れると消えます。',
    listLabel: '単語',
    done: '完了',
  },
}
