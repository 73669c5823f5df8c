import type { Language } from '../types.js'

export const servers: Language['servers'] = {
  intro: '自開啟此頁面以來，為連接和使用錢包而聯絡的伺服器。',
  limits: '不包括網站本身、你的錢包或登入視窗發出的請求。',
  times: (count: number) => `${count} 次`,
  lastAt: (time: string) => `最近請求：${time}`,
  others: '其他伺服器',
  none: '尚未聯絡任何伺服器',
  noneText: '聯絡伺服器後會顯示在這裡。',
  purposes: {
    analytics: '使用統計',
    data: '帳戶資料與價格',
    directory: '錢包清單',
    feature: '此網站的功能',
    history: '活動',
    images: '圖片',
    names: '帳戶名稱',
    nfts: 'NFT',
    node: '網路存取',
    relay: '與手機錢包的連線',
    secureSite: '電子郵件與社群帳號登入',
    swap: '兌換價格',
    tokens: '代幣清單',
    walletLibrary: '錢包自帶的軟體',
  },
}
