import type { Texts } from '../texts'

export const limits: Texts['limits'] = {
  title: '制限',
  none: 'ウォレットは、あなたが承認したものを制限なしに送信します。',
  perDay: (amount) => `1日最大${amount}`,
  perDayOfSite: (amount) => `1日最大${amount}（このサイトが設定）`,
  passkeyAbove: (amount) => `${amount}を超えるとパスキーが必要`,
  passkeyAboveOfSite: (amount) => `${amount}を超えるとパスキーが必要（このサイトが設定）`,
  joinLimits: (texts) => texts.join('。'),
  recipients: '宛先',
  onlyRecipients: (count) => `${count}件のアドレスのみ、他は不可`,
  passkey: '承認用のパスキー',
  passkeySince: (time) => `${time}から`,
  newPasskeySince: (time, from) => `${time}から。${from}から制限の緩和と単語の表示が可能`,
  looserFrom: (time) => `緩和した制限は${time}から始まります。`,
  keep: '今の制限を維持',
  set: '制限を設定',
  chooseRecipients: '宛先を選ぶ',
  addPasskey: '承認用のパスキーを追加',
  removePasskey: '承認用のパスキーを削除',

  edit: {
    network: 'ネットワーク',
    perDay: (coin) => `1日の最大額（${coin}）`,
    perDayHint: 'ネットワークのコインのみを数え、トークンは数えません。制限しない場合は空欄にします。',
    passkeyAbove: (coin) => `パスキーが必要になる額（${coin}、これを超える場合）`,
    passkeyAboveHint: '価値がわからないトークンとコントラクトでも求められます。パスキーを使わない場合は空欄にします。',
    passkeyFirst: '先に承認用のパスキーを追加してください。',
    notAnAmount: '0.5のような金額を入力するか、空欄にしてください。',
  },

  recipientList: {
    about:
      'ウォレットはこれらのアドレスにのみ送信し、他のコントラクトを呼び出さなくなります。トークンの送信では、受け取る側が対象になります。',
    label: 'アドレス（1行に1つ）',
    hint: '取引所など、使っているコントラクトも記入してください。宛先を限らない場合は空欄にします。',
    notAnAddress: (typed) => `「${typed}」はアドレスではありません。ここでは名前を使えません。`,
  },

  loosen: {
    title: '制限を緩めますか？',
    onlyPasskey:
      'このサイトで制限を緩められるのは、あなたのパスキーだけです。パスキーを失った場合、サイトの運営者が代わりに緩めることはできません。',
    passkeyOrWait: (hours) =>
      `パスキーを使うと、今すぐ緩められます。使わない場合は${hours}時間後に変更され、その前にメールでお知らせします。`,
    wait: (hours) =>
      `${hours}時間後に変更され、その前にメールでお知らせします。それまでは、今の制限を維持することもできます。`,
    usePasskey: 'パスキーを使う',
    changeIn: (hours) => `${hours}時間後に変更`,
  },
}
