import type { Texts } from '../texts'

const inHours = (hours: number) => `${hours} 小時後`

export const limits: Texts['limits'] = {
  title: '限額',
  none: '你的錢包會傳送你核准的內容，沒有限額。',
  perDay: (amount) => `每天最多 ${amount}`,
  perDayOfSite: (amount) => `每天最多 ${amount}，由此網站設定`,
  passkeyAbove: (amount) => `超過 ${amount} 需通行密鑰`,
  passkeyAboveOfSite: (amount) => `超過 ${amount} 需通行密鑰，由此網站設定`,
  joinLimits: (texts) => texts.join('。'),
  recipients: '收款人',
  onlyRecipients: (count) => `僅限 ${count} 個地址，不含其他地址`,
  passkey: '用於核准的通行密鑰',
  passkeySince: (time) => `始於 ${time}`,
  newPasskeySince: (time, from) => `始於 ${time}。從 ${from} 起可放寬限額和顯示助記詞`,
  looserFrom: (time) => `放寬後的限額從 ${time} 起生效。`,
  keep: '保留現有限額',
  set: '設定限額',
  chooseRecipients: '選擇收款人',
  addPasskey: '新增用於核准的通行密鑰',
  removePasskey: '移除用於核准的通行密鑰',

  edit: {
    network: '網路',
    perDay: (coin) => `每天最多（${coin}）`,
    perDayHint: '只計算該網路的幣，不計代幣。留空則沒有限額。',
    passkeyAbove: (coin) => `超過此金額需通行密鑰（${coin}）`,
    passkeyAboveHint: '代幣和合約也需要，因為其價值未知。留空則不需要通行密鑰。',
    passkeyFirst: '請先新增用於核准的通行密鑰。',
    notAnAmount: '請輸入金額，例如 0.5，或將此欄留空。',
  },

  recipientList: {
    about: '此後你的錢包只會向這些地址傳送，也不會呼叫其他合約。代幣轉帳以收到代幣的一方為準。',
    label: '地址，每行一個',
    hint: '也請列出你使用的合約，例如交易所。留空則不限收款人。',
    notAnAddress: (typed) => `「${typed}」不是地址。此處不能使用名稱。`,
  },

  loosen: {
    title: '放寬你的限額？',
    onlyPasskey: '在此網站上，只有你的通行密鑰可以放寬限額。如果你遺失了它，網站的營運者無法為你放寬。',
    passkeyOrWait: (hours) => `用你的通行密鑰可以立即放寬。否則限額會在 ${inHours(hours)}變更，我們會先給你傳送郵件。`,
    wait: (hours) => `限額會在 ${inHours(hours)}變更，我們會先給你傳送郵件。在此之前，你可以保留現有限額。`,
    usePasskey: '使用通行密鑰',
    changeIn: (hours) => `${inHours(hours)}變更`,
  },
}
