import type { Texts } from '../texts'

export const login: Texts['login'] = {
  title: '開啟你的錢包',
  about: (site) => `請在 ${site} 登入，以核准裝置和設定復原方式。`,
  email: '電子郵件',
  continue: '繼續',
  continueWith: (provider) => `使用 ${provider} 繼續`,
  restore: '從復原檔案復原錢包',
  cancel: '取消',
  checkAddress: (site) =>
    `請確認網址列顯示 ${site}。不要在其他任何地方輸入你的復原碼或密碼。用 Farcaster 開啟的錢包目前還無法在此處開啟。`,
  startWithEmail: '請先輸入你的電子郵件。',
  moment: '請稍候',

  captcha: {
    title: '傳送郵件前先做一次驗證',
    frame: '防機器人驗證',
    first: (email) => `請證明你不是機器人。然後我們會向 ${email} 傳送郵件。`,
    again: (email) => `這次驗證未被接受。請再試一次。然後我們會向 ${email} 傳送郵件。`,
    notLoaded: (host) => `防機器人驗證未能載入。請檢查網路連線，在封鎖工具中允許 ${host}，然後再試一次。`,
    failed: '防機器人驗證未成功。請稍後再試一次。',
    oldFrame: '安全網站的此頁面已過時。請重新整理後再試一次。',
    oldWindow: '此頁面已過時。請重新整理後再試一次。',
    cancelled: '未送出郵件。',
  },

  link: {
    title: '核准此裝置',
    sentFromFrame: (email) => `我們已向 ${email} 傳送連結。開啟它即可在此處繼續。`,
    sent: (email) => `我們已向 ${email} 傳送連結。開啟它即可核准此裝置。`,
  },

  frame: {
    title: '查看電子郵件',
    secondCode: (email) => `之後，我們會向 ${email} 再傳送一個。`,
    enterOnlyAt: (host) => `只在網址列顯示 ${host} 的視窗中輸入它，切勿在其他頁面輸入。`,
    enterBothOnlyAt: (host) => `這兩個都只在網址列顯示 ${host} 的視窗中輸入，切勿在其他頁面輸入。`,
    open: '在我們的視窗中輸入驗證碼',
    openAgain: '重新開啟視窗',
    openHere: '在此頁面中開啟',
    opened: '請在我們的視窗中繼續。此頁面會自動更新。',
    blocked: '視窗沒有開啟？請允許此網站的彈出式視窗，或在此頁面中開啟。',
    sending: '正在傳送驗證碼',
    onlyInWindow: (host) => `只在 ${host} 的視窗中輸入它，切勿在其他網站的頁面上輸入。`,
  },

  code: {
    title: '輸入驗證碼',
    label: '驗證碼',
    sent: (email) => `我們已向 ${email} 傳送 6 位數驗證碼。`,
    submit: '登入',
    resend: '傳送新驗證碼',
    resendIn: (seconds) => `${seconds} 秒後可傳送新驗證碼`,
    site: '網站',
    device: '裝置',
    started: '開始時間',
    onlyIfYours: '只有當這是你自己在此網站和裝置上開始的，才輸入驗證碼。登入的將是開始此操作的人。',
    checkAddress: (site) => `請確認網址列顯示 ${site}。不要在其他任何地方輸入驗證碼，也不要把它告訴任何人。`,
    asking: '正在查詢你的登入。',
    stuckTitle: '此登入無法繼續',
    stuck: '請回到你開始的頁面，在那裡重新登入。',
    noneTitle: '此處沒有登入',
    none: '此視窗不是由我們的頁面開啟的，因此不接受驗證碼。',
    noneAdvice: '如果你正在登入，請回到你開始的頁面，選擇「在此頁面中開啟」。',
    doneTitle: '你已登入',
    goBack: (host) => `請回到 ${host}。`,
    goBackOrClose: (host) => `請回到 ${host}。你可以關閉此視窗。`,
    goBackButton: (host) => `返回 ${host}`,
  },

  change: {
    oldTitle: '確認目前的電子郵件',
    newTitle: '確認新的電子郵件',
    confirm: '確認',
    submit: '變更電子郵件',
    newEmail: '新電子郵件',
    onlyIfYours: (email) => `只有當你想從現在起用 ${email} 開啟此錢包時，才輸入驗證碼。`,
    asking: '正在查詢你的變更。',
    stuckTitle: '此變更無法繼續',
    stuck: '你的電子郵件未變更。請回到你開始的頁面，在那裡再試一次。',
    noneTitle: '此處沒有變更',
    noneAdvice: '如果你正在變更電子郵件，請回到你開始的頁面，選擇「在此頁面中開啟」。',
    changedTitle: '你的電子郵件已變更',
    changed: (email) => `你現在用 ${email} 開啟此錢包。`,
    willChangeTitle: '你的電子郵件將會變更',
    willChange: (time, email) =>
      `從 ${time} 起，你將用 ${email} 開啟此錢包。我們已向你目前的地址傳送了可停止變更的連結。`,
  },

  social: {
    over: '此登入已失效。請重新開始。',
    notBegunHere: '此登入不是在這裡開始的，或用時過長。請重新開始。',
    notSignedIn: '你未登入。請再試一次。',
    notLoggedIn: '你未登入。請再試一次，或用其他方式登入。',
  },

  newWallet: {
    title: '啟用新錢包？',
    lostTitle: '此網站遺失了你的錢包',
    noneTitle: '此登入還沒有錢包',
    meaning: '新錢包的地址不同，也沒有先前錢包中的任何資產。',
    noneMeaning:
      '如果你有錢包，它可能使用另一種登入，或此網站遺失了它。新錢包的地址不同，也沒有你那個錢包中的任何資產。',
    start: '啟用新錢包',
    restore: '從復原檔案復原',
    logInOtherwise: '用其他方式登入',
  },
}
