import type { Texts } from '../../texts'

type TokenCalls = Pick<Texts['calls'], 'transfer' | 'allowance' | 'borrowing' | 'operator'>

export const tokenCalls: TokenCalls = {
  transfer: {
    send: (amount) => `发送 ${amount}`,
    sendNft: '发送 NFT',
    sendTokens: '发送代币',
    transferTokens: '转移代币',
    toContract: '收款人是一个合约。',
    toTokenContract: '收款人是该代币的合约。发送到那里的任何资产都会丢失。',
  },
  allowance: {
    revoke: (token) => (token === undefined ? '撤销支出此代币的权限' : `撤销支出 ${token} 的权限`),
    allowUnlimited: (token) => (token === undefined ? '允许无限额支出此代币' : `允许无限额支出 ${token}`),
    allowAll: (token) => `允许支出你的全部 ${token}`,
    allow: (amount) => `允许支出 ${amount}`,
    allowToken: '允许支出一种代币',
    allowTokens: '允许支出代币',
    unlimited: '无限额',
    canTakeAll: (token) =>
      `对方可以取走你现在和将来拥有的全部${token === undefined ? '此代币' : ` ${token}`}，无需再次询问。`,
    moreThanBalance: (token) =>
      `这超过你拥有的数量，因此实际上没有限额。对方可以取走你现在和将来拥有的全部 ${token}，无需再次询问。`,
    canTakeThisMuch: '对方可以随时取走这么多，无需再次询问。',
  },
  borrowing: {
    allow: '允许以你的名义借款',
    revoke: '撤销借款权限',
    youOwe: '对方可以用你的名义借入这么多，无需再次询问。对方借入的由你偿还。',
  },
  operator: {
    allowTokens: '允许访问代币',
    revokeTokens: '撤销对代币的访问',
    canTakeTokens: '对方可以取走你现在和将来拥有的全部这些代币，无需再次询问。',
    allowCollection: '允许访问一个系列',
    revokeCollection: '撤销对一个系列的访问',
    canTakeCollection: '对方可以取走你现在和将来在此系列中拥有的每个 NFT，无需再次询问。',
  },
}
