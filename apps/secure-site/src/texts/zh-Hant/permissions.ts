import type { Texts } from '../texts'

const every = (count: number, unit: string) => (count === 1 ? `每${unit}` : `每 ${count} ${unit}`)

export const permissions: Texts['permissions'] = {
  grant: '讓此網站代你操作',
  canSend: '在其有效期間，網站可以向任何人傳送這麼多，不必再次詢問。',
  revoke: '撤銷權限',
  revoked: '此後，網站無法使用此權限。',
  rows: {
    reason: '原因',
    starts: '開始時間',
    uses: '使用次數',
  },
  uses: (count) => `最多 ${count} 次；每筆手續費由你的帳戶支付`,
  inTotal: (amount) => `總計 ${amount}`,
  every: {
    day: (amount, days) => `${every(days, '天')} ${amount}`,
    hour: (amount, hours) => `${every(hours, '小時')} ${amount}`,
    minute: (amount, minutes) => `${every(minutes, '分鐘')} ${amount}`,
    second: (amount, seconds) => `${every(seconds, '秒')} ${amount}`,
  },
  errors: {
    expired: '此權限已過期。',
    feeTooHigh: '網路手續費過高，不能在不詢問的情況下支付。',
    maybeSent: '沒有回應，因此它可能已送出，並按已送出計算。請先檢查帳戶。',
    moreThanAllowed: '這超出了權限允許的範圍。',
    noneOfSite: '此網站沒有此權限。',
    notFound: '此權限不存在。',
    smartAccountOnly: '此處只有智慧帳戶可以授予權限。',
    tooExpensive: '這會失敗，或手續費高於一筆轉帳。',
    tooMany: '此網站的權限過多。',
    transfersOnly: '權限僅涵蓋轉帳。',
    unreadable: '無法讀取此網站的權限。',
    usedUp: '此權限已達到使用次數上限。',
  },
}
