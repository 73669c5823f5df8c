import type { Texts } from '../../texts'

type TokenCalls = Pick<Texts['calls'], 'transfer' | 'allowance' | 'borrowing' | 'operator'>

export const tokenCalls: TokenCalls = {
  transfer: {
    send: (amount) => `傳送 ${amount}`,
    sendNft: '傳送 NFT',
    sendTokens: '傳送代幣',
    transferTokens: '轉移代幣',
    toContract: '收款人是一個合約。',
    toTokenContract: '收款人是該代幣的合約。傳送到那裡的任何資產都會遺失。',
  },
  allowance: {
    revoke: (token) => (token === undefined ? '撤銷支出此代幣的權限' : `撤銷支出 ${token} 的權限`),
    allowUnlimited: (token) => (token === undefined ? '允許無限額支出此代幣' : `允許無限額支出 ${token}`),
    allowAll: (token) => `允許支出你的全部 ${token}`,
    allow: (amount) => `允許支出 ${amount}`,
    allowToken: '允許支出一種代幣',
    allowTokens: '允許支出代幣',
    unlimited: '無限額',
    canTakeAll: (token) =>
      `對方可以取走你現在和將來擁有的全部${token === undefined ? '此代幣' : ` ${token}`}，不必再次詢問。`,
    moreThanBalance: (token) =>
      `這超過你擁有的數量，因此實際上沒有限額。對方可以取走你現在和將來擁有的全部 ${token}，不必再次詢問。`,
    canTakeThisMuch: '對方可以隨時取走這麼多，不必再次詢問。',
  },
  borrowing: {
    allow: '允許以你的名義借款',
    revoke: '撤銷借款權限',
    youOwe: '對方可以用你的名義借入這麼多，不必再次詢問。對方借入的由你償還。',
  },
  operator: {
    allowTokens: '允許存取代幣',
    revokeTokens: '撤銷對代幣的存取',
    canTakeTokens: '對方可以取走你現在和將來擁有的全部這些代幣，不必再次詢問。',
    allowCollection: '允許存取一個系列',
    revokeCollection: '撤銷對一個系列的存取',
    canTakeCollection: '對方可以取走你現在和將來在此系列中擁有的每個 NFT，不必再次詢問。',
  },
}
