import type { Texts } from '../texts'

export const messages: Texts['messages'] = {
  signBytes: '簽署位元組',
  notText: '這不是文字，因此我們無法顯示其含義。',
  signMessage: '簽署訊息',
  fullMessage: '完整訊息',
  signIn: {
    title: '登入',
    rows: {
      site: '登入到',
      statement: '聲明',
    },
    expired: '訊息已過期。',
    otherAccount: '訊息指向另一個帳戶。',
    otherNetwork: (network, current) => `訊息用於網路 ${network}，但你在 ${current} 上。`,
    otherSite: (named, site) => `這會讓你登入 ${named}，但發出請求的是 ${site}。可能有人試圖在那裡使用你的帳戶。`,
    unnamedSite: (site) => `這會讓你登入一個未寫明的網站，但發出請求的是 ${site}。可能有人試圖在那裡使用你的帳戶。`,
  },
  typedData: {
    sign: (type) => `簽署 ${type}`,
    for: '用於',
    allFields: (type) => `${type} 的全部欄位`,
    emptyList: '空',
    otherNetwork: (network, current) => `這用於網路 ${network}，但你在 ${current} 上。`,
    signatureIsAll: '對方只需要你的簽章。你不會再被詢問，也不會看到網路手續費。',
    canTakeTokens: '此簽章讓他人可以取走你的代幣，不必再次詢問。請檢查每個欄位。',
    canSendTokens: '此簽章讓這些代幣可以從你的帳戶傳送出去，不必再次詢問。',
    offer: '掛單出售你的資產',
    canTakeOffer: '任何持有此簽章的人都可以按其中的價格取走你出售的資產，而價格可能為零。請檢查每個欄位。',
  },
  description: {
    title: '來自其說明',
    rows: {
      contractOf: '合約所屬',
      description: '說明',
      whatItDoes: '作用',
    },
    noneOfCall: '我們沒有此呼叫的說明。',
    noneOfMessage: '我們沒有此訊息的說明。',
  },
  emailChange: {
    add: '新增電子郵件',
    change: '變更你的電子郵件',
    rows: {
      current: '目前的電子郵件',
      new: '新電子郵件',
      when: '時間',
    },
    codesMayBeSent: '用於確認錢包變更的驗證碼可能會傳送到此地址。',
    canOpenWallet: (email, current) =>
      `任何能閱讀 ${email} 郵件的人都將能開啟此錢包，並取走其中的一切。你將無法再用 ${current} 開啟它。`,
    immediately: '輸入兩個驗證碼後立即生效',
    afterHours: (hours) => `輸入兩個驗證碼後 ${hours} 小時`,
    noticeWithLink: '在此之前，我們會向你目前的地址傳送可停止變更的連結。其他所有裝置都會登出。',
    notice: '我們會就此變更向你目前的地址傳送郵件。其他所有裝置都會登出。',
  },
}
