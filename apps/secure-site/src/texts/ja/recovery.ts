import type { Texts } from '../texts'

type Recovery = Texts['recovery']
type CodeSize = Parameters<Recovery['codeMistakes']['loginCode']>[0]

const NAMES = { code: '紙の復元コード', password: 'パスワード', passkey: 'パスキー' } as const

const describeCode = ({ groups, characters }: CodeSize) => `復元コードは${groups}グループで、各${characters}文字です。`

export const recovery: Recovery = {
  title: '復元',
  none: 'ご自身の復元方法がまだありません。追加するまでは、このサイトの運営者がウォレットの予備の部分を保管し、あなたとしてログインできる人はウォレットを開くことができます。',
  firstWay:
    '追加すると、サイトは保管しているウォレットの予備の部分を削除します。それ以降、新しいデバイスでウォレットを開くには、これか、お使いのデバイスのいずれかが必要です。他の誰も助けることはできません。',
  ways: { code: '紙の復元コード', password: 'パスワード', passkey: 'パスキー' },
  added: (time) => `追加日時：${time}`,
  addCode: '紙の復元コードを追加',
  addPassword: 'パスワードを追加',
  addPasskey: 'パスキーを追加',
  usePasskey: 'パスキーを使う',
  saveFile: '復元ファイルを保存',

  removal: {
    label: '削除',
    labels: {
      code: (time) => `削除：紙の復元コード、追加日時：${time}`,
      password: (time) => `削除：パスワード、追加日時：${time}`,
      passkey: (time) => `削除：パスキー、追加日時：${time}`,
    },
    titles: {
      code: 'この紙の復元コードを削除しますか？',
      password: 'このパスワードを削除しますか？',
      passkey: 'このパスキーを削除しますか？',
    },
    added: (time) => `追加日時：${time}。`,
    meaning:
      'サイトはこれを忘れます。写しは危険なままです。それを持ち、あなたとしてログインできる人は、引き続きウォレットを開けます。',
  },

  logout: {
    withoutWays: 'このウィンドウは、保管しているウォレットの一部を忘れます。ログインすると、再びウォレットが開きます。',
    withWays: (ways) =>
      `このウィンドウは、保管しているウォレットの一部を忘れます。ここで再びウォレットを開くには、${ways.map((way) => NAMES[way]).join('または')}、もしくは別のデバイスが必要です。`,
  },

  newCode: {
    title: 'このコードを印刷するか書き留める',
    about:
      'このコードで、新しいデバイスでウォレットを開けます。サイトはこれを保管しません。これとあなたのメールを持つ人は、ウォレットを開けます。',
    listLabel: '復元コード',
    print: '印刷',
    aboutFile:
      'コードとこのファイルがあれば、このサイトがなくなってもウォレットを開けます。ファイルだけでは何も開けません。',
    stored: '保管しました',
    checkTitle: 'コードの2グループを入力',
    group: (group) => `グループ${group}`,
    groupDiffers: (group) => `グループ${group}が一致しません。保管したものと見比べてください。`,
    submit: 'このコードを追加',
  },

  newPassword: {
    title: '復元用パスワードを決める',
    about:
      'これは、このサイトが保存するウォレットの一部を保護します。これを知っていて、あなたのメールを読める人は、ウォレットを開けます。',
    label: 'パスワード',
    hint: (least) => `${least}文字以上。誰も再設定できません。`,
    repeat: 'もう一度パスワードを入力',
    differ: '2つのパスワードが異なります。',
    continue: '続ける',
    aboutFile:
      'パスワードとこのファイルがあれば、このサイトがなくなってもウォレットを開けます。ファイルを持つ人は、パスワードの推測を試みることができます。',
    submit: 'このパスワードを追加',
  },

  newPasskey: {
    title: 'パスキーを追加',
    about:
      'これは、このサイトが保存するウォレットの一部を保護します。このサイトでしか使えません。サイトがなくなる場合に備えて、コードかパスワードも追加してください。',
    create: 'パスキーを作成',
    trialTitle: '新しいパスキーを一度使う',
    trial: 'ブラウザがパスキーを作成しました。ウォレットを開けることを確かめるために、今使ってください。',
  },

  open: {
    title: 'このデバイスでウォレットを開く',
    about: 'ログインしていますが、このデバイスにはまだウォレットの一部がありません。',
    usePasskey: 'パスキーを使う',
    usePasskeyOf: (time) => `パスキーを使う。追加日時：${time}`,
    password: '復元用パスワード',
    passwordOf: (time) => `復元用パスワード。追加日時：${time}`,
    withPassword: 'パスワードで開く',
    code: '復元コード',
    withCode: 'コードで開く',
    askDevice: '別のデバイスに依頼',
    onlyHere: (site) => `これらは必ずここ（${site}）で入力してください。`,
    linkTitle: '別のデバイスでこのデバイスを承認',
    link: 'ウォレットがあるデバイスでこのページを開いてください。次のコードが表示された場合にのみ承認してください：',
    waiting: '別のデバイスを待っています…',
    notApproved: 'このデバイスは承認されませんでした',
  },

  restore: {
    title: 'ウォレットを復元',
    about: '紙の復元コードまたはパスワードとともに保存した復元ファイルを選んでください。',
    file: '復元ファイル',
    fileFirst: '先に復元ファイルを選んでください。',
    continue: '続ける',
    openTitle: '復元ファイルを開く',
    password: 'パスワード',
    opened: (address) =>
      `このファイルでウォレット${address}が開きます。今後これを開くためのメールアドレスでログインしてください。`,
  },

  codeMistakes: {
    otherKind: 'このコードは別の種類のものか、このサイトのより新しいバージョンのものです。',
    noShare: 'このコードのチェックサムは有効ですが、復元シェアが含まれていません。',
    words: 'ウォレットの単語のようです。ここではなく、ウォレットに入力してください。',
    loginCode: (size) => `ログイン用のコードのようです。${describeCode(size)}`,
    unknownCharacter: (group) => `グループ${group}に、コードに使われない文字があります。見比べてください。`,
    groupLength: (group, entered, size) => `グループ${group}は${entered}文字です。${describeCode(size)}`,
    tooFewGroups: (entered, size) => `このコードは不完全です。入力は${entered}グループです。${describeCode(size)}`,
    tooFewCharacters: (entered, size) => `このコードは不完全です。入力は${entered}文字です。${describeCode(size)}`,
    tooManyGroups: (entered, size) => `このコードは長すぎます。入力は${entered}グループです。${describeCode(size)}`,
    tooManyCharacters: (entered, size) => `このコードは長すぎます。入力は${entered}文字です。${describeCode(size)}`,
    mistypedGroup: (group) => `グループ${group}に入力ミスがあります。紙の復元コードと見比べてください。`,
    mistypedGroups: (one, other) =>
      `グループ${one}とグループ${other}に入力ミスがあります。紙の復元コードと見比べてください。`,
    swappedGroups: (one, other) => `グループ${one}とグループ${other}が入れ替わっています。`,
    unlocated: 'このコードには誤りがあります。各グループを紙の復元コードと見比べてください。',
  },

  passwordMistakes: {
    short: (least) => `${least}文字以上にしてください。複数の単語でも構いません。`,
    long: (most) => `${most}文字以下にしてください。`,
    weak: 'このパスワードは推測されやすいものです。互いに関係のない複数の単語を使ってください。',
    damaged: 'パスワードで保護されているものが壊れているか、このサイトで作られたものではありません。',
    wrong: 'このパスワードは合いません。大文字と小文字、キーボードの言語を確認してください。',
  },

  passkeyMistakes: {
    unavailable: 'ここではパスキーを使えません。別の方法を選んでください。',
    none: 'このデバイスには、このウォレットのパスキーがありません。',
    cancelled:
      'パスキーは使われませんでした。リクエストがキャンセルされたか、このデバイスにこのウォレットのパスキーがありません。',
    unsuitable:
      'このパスキーではウォレットを保護できません。別のデバイスやパスワードマネージャー、または別の方法を使ってください。',
    damaged: 'パスキーで保護されているものが壊れています。',
    wrong: 'このパスキーは合いません。このウォレット用に保存したものを選んでください。',
  },

  fileMistakes: {
    tooLarge: 'このファイルは、復元ファイルとしては大きすぎます。',
    none: 'これは復元ファイルではありません。',
    newer: 'この復元ファイルはより新しいバージョンのものです。このページの新しいバージョンを入手してください。',
    damaged: 'この復元ファイルは壊れています。別のコピーがあれば、それを使ってください。',
    otherCode: 'このコードは正しく入力されていますが、このファイルのものではないか、ファイルが変更されています。',
    otherWallet: 'この復元ファイルは壊れています。記載とは別のウォレットが開きます。',
    noPassword: 'このファイルにパスワードはありません。紙の復元コードを入力してください。',
  },
}
