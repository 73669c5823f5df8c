import type { Texts } from '../texts'

export const window: Texts['window'] = {
  cancel: '取消',
  back: '返回',
  save: '儲存',
  walletName: '錢包',
  otherWallet: '這是另一個錢包。請用第一個錢包的電子郵件登入。',
  logInToChange: '請重新登入，以變更錢包的復原方式。',

  userAgent: {
    iPhoneOrIPad: 'iPhone 或 iPad',
    unknownBrowser: '未知',
    unknownSystem: '未知',
    browserOnSystem: (browser, system) => `${browser}，${system}`,
  },

  home: {
    title: '你的錢包',
    evm: 'Ethereum 和其他 EVM 網路',
    solana: 'Solana',
    logins: '登入',
    elsewhere: '在別處使用',
    showWords: '顯示此錢包的助記詞',
    deletion: '刪除',
    delete: '刪除此錢包',
  },

  sessions: {
    thisWindow: '此網站的視窗',
    since: (time) => `始於 ${time}`,
    lastUsed: (time) => `上次使用約在 ${time}`,
    current: '此裝置',
    end: '登出',
    endOf: (browser, place) => `登出：${browser}，${place}`,
    endOthers: '在其他所有地方登出',
    endHere: '在此處登出',
    endHereTitle: '在此處登出？',
  },

  devices: {
    title: '一台裝置請求開啟你的錢包',
    asked: (time, browser) => `請求時間：${time}。它自稱是 ${browser}。`,
    askedAt: (time, browser, place) => `請求時間：${time}。它自稱是 ${browser}，位於 ${place}。`,
    advice: '只有當你在面前的裝置上看到此代碼時才核准。',
    approve: '核准',
    approveCode: (code) => `核准 ${code}`,
    decline: '拒絕',
    declineCode: (code) => `拒絕 ${code}`,
    ended: '此請求已結束。',
    loginEnded: '你在此視窗中的登入已結束。請重新登入。此處未刪除任何內容。',
  },

  deletion: {
    title: '刪除此錢包？',
    confirmLabel: (name) => `輸入 ${name} 以確認`,
    confirmFirst: (name) => `請輸入 ${name} 以確認。`,
    warning: '請先將所有資產傳送到另一個錢包。此操作無人能夠撤銷，任何裝置都無法再登入此錢包。',
    meaning: '網站會刪除它那部分錢包、你的電子郵件和你的復原方式。你儲存的復原檔案仍可憑其紙本復原碼或密碼開啟錢包。',
    submit: '永久刪除',
    doneTitle: '你的錢包已刪除',
    done: '你可以關閉此視窗。用同一電子郵件登入會開啟一個新錢包。',
    logIn: '登入',
  },

  words: {
    title: '顯示此錢包的助記詞？',
    about: '用這 24 個助記詞，其他錢包（例如 MetaMask 或 Phantom）可以開啟相同的帳戶。此網站的限額在那裡均不生效。',
    warning: '看到助記詞的人將永遠擁有此錢包中的一切。幫助你的人都不需要助記詞。不要給任何人看。',
    needsPasskey: '請先在「限額」下新增用於核准的通行密鑰。',
    usePasskey: '使用通行密鑰',
    shownTitle: '你錢包的助記詞',
    shown: '請按此順序抄下它們。離開此畫面後，它們就會消失。',
    listLabel: '助記詞',
    done: '完成',
  },
}
