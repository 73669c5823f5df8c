import type { Texts } from '../texts'

export const errors: Texts['errors'] = {
  unknown: '出了點問題。請再試一次。',
  notResponding: '安全網站沒有回應。請檢查網路連線，然後再試一次。',
  otherUser: '安全網站傳回了另一位使用者。',
  signInFirst: '請先登入。',
  logInAgain: '請重新登入。',
  logInToOpen: '請重新登入，以便在此裝置上開啟你的錢包。',
  smartUnavailable: '此網路不支援智慧帳戶。',

  transaction: {
    notEnough: '你的餘額不足以支付金額和手續費。',
    outOfOrder: '此交易的順序有誤。請再試一次。',
    mayHaveExpired: '此交易可能已過期。請在網站上重新開始。',
    contractRejected: (reason) => `合約拒絕了此操作：${reason}`,
    contractRejectedWithoutReason: '合約拒絕了此操作：未說明原因',
    networkRejected: (reason) => `網路拒絕了此操作：${reason}`,
  },

  wallet: {
    none: '此登入還沒有錢包。',
    notHere: '你的錢包尚未在此裝置上。請用你的復原方式開啟它，或在另一台裝置上核准此裝置。',
    closed: '無法開啟你的錢包。它沒有被變更。請聯繫此網站的營運者。',
    partLost:
      '安全網站遺失了它那部分錢包，而此裝置上的部分無法單獨開啟錢包。此處未刪除任何內容。你的復原檔案可以憑其復原碼或密碼開啟錢包，並在安全網站自己的頁面上復原它；或者聯繫此網站的營運者。',
    otherExists:
      '此登入已有另一個錢包，它會保持原樣。請用另一個電子郵件地址復原你的錢包；或者，如果那個錢包是新的且為空，請登入並刪除它，然後再復原你的錢包。',
    forgotten: (address) =>
      `此裝置上有錢包 ${address} 的一部分，而安全網站已遺忘該錢包。此處未刪除任何內容。要找回它，請在安全網站自己的頁面上登入之前，先在那裡選擇「從復原檔案復原錢包」，或聯繫該網站的營運者。`,
  },

  device: {
    needsApproval: (code) => `此裝置需要你的核准。請在你錢包自己的視窗中核准 ${code}。然後在此處重新登入。`,
    declined: '另一台裝置拒絕了。未向此裝置傳送任何內容。',
    unreadable: '無法開啟另一台裝置傳來的內容。請再試一次，並比對代碼。',
  },
}
