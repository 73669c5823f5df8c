import type { Texts } from '../texts'

export const messages: Texts['messages'] = {
  signBytes: 'バイトデータに署名',
  notText: 'テキストではないため、その意味を表示できません。',
  signMessage: 'メッセージに署名',
  fullMessage: 'メッセージ全文',
  signIn: {
    title: 'ログイン',
    rows: {
      site: 'ログイン先',
      statement: '記載内容',
    },
    expired: 'メッセージの期限が切れています。',
    otherAccount: 'メッセージは別のアカウントを示しています。',
    otherNetwork: (network, current) =>
      `メッセージはネットワーク${network}のものですが、現在は${current}を使っています。`,
    otherSite: (named, site) =>
      `これは${named}にログインするものですが、求めているのは${site}です。誰かがそこであなたのアカウントを使おうとしている可能性があります。`,
    unnamedSite: (site) =>
      `これは名前の書かれていないサイトにログインするものですが、求めているのは${site}です。誰かがそこであなたのアカウントを使おうとしている可能性があります。`,
  },
  typedData: {
    sign: (type) => `${type}に署名`,
    for: '対象',
    allFields: (type) => `${type}の全項目`,
    emptyList: '空',
    otherNetwork: (network, current) => `これはネットワーク${network}のものですが、現在は${current}を使っています。`,
    signatureIsAll: '必要なのはあなたの署名だけです。再度の確認はなく、ネットワーク手数料も表示されません。',
    canTakeTokens:
      'この署名により、誰かが再度の確認なしに、あなたのトークンを取れるようになります。すべての項目を確認してください。',
    canSendTokens:
      'この署名により、再度の確認なしに、これらのトークンがあなたのアカウントから送信できるようになります。',
    offer: '資産を売りに出す',
    canTakeOffer:
      'この署名を持つ人は誰でも、あなたが売りに出すものを、署名にある価格で取ることができます。価格はゼロの場合もあります。すべての項目を確認してください。',
  },
  description: {
    title: '説明より',
    rows: {
      contractOf: 'コントラクトの所有者',
      description: '説明',
      whatItDoes: '動作',
    },
    noneOfCall: 'この呼び出しの説明はありません。',
    noneOfMessage: 'このメッセージの説明はありません。',
  },
  emailChange: {
    add: 'メールを追加',
    change: 'メールを変更',
    rows: {
      current: '現在のメール',
      new: '新しいメール',
      when: '時期',
    },
    codesMayBeSent: 'ウォレットの変更を確認するコードが、このアドレスに送信される場合があります。',
    canOpenWallet: (email, current) =>
      `${email}のメールを読める人は誰でも、このウォレットを開いて中のすべてを取れるようになります。${current}では開けなくなります。`,
    immediately: '両方のコードの入力後すぐ',
    afterHours: (hours) => `両方のコードの入力から${hours}時間後`,
    noticeWithLink:
      'それまでに、変更を中止するためのリンクを現在のアドレスにメールで送信します。他のデバイスはすべてログアウトされます。',
    notice: '変更について、現在のアドレスにメールでお知らせします。他のデバイスはすべてログアウトされます。',
  },
}
