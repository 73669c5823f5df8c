import type { Texts } from '../../texts'

type TokenCalls = Pick<Texts['calls'], 'transfer' | 'allowance' | 'borrowing' | 'operator'>

const nameToken = (token: string | undefined) => token ?? 'このトークン'

export const tokenCalls: TokenCalls = {
  transfer: {
    send: (amount) => `${amount}を送信`,
    sendNft: 'NFTを送信',
    sendTokens: 'トークンを送信',
    transferTokens: 'トークンを移転',
    toContract: '宛先はコントラクトです。',
    toTokenContract: '宛先はトークンのコントラクトです。ここに送信したものは失われます。',
  },
  allowance: {
    revoke: (token) => `${nameToken(token)}の使用許可を取り消す`,
    allowUnlimited: (token) => `${nameToken(token)}の無制限の使用を許可`,
    allowAll: (token) => `あなたの${token}すべての使用を許可`,
    allow: (amount) => `${amount}の使用を許可`,
    allowToken: 'トークンの使用を許可',
    allowTokens: 'トークンの使用を許可',
    unlimited: '無制限',
    canTakeAll: (token) =>
      `使用者は、あなたが現在と将来に持つ${nameToken(token)}のすべてを、再度の確認なしに取ることができます。`,
    moreThanBalance: (token) =>
      `残高より多いため、事実上の制限はありません。使用者は、あなたが現在と将来に持つ${token}のすべてを、再度の確認なしに取ることができます。`,
    canTakeThisMuch: '使用者は、いつでもこの額までを、再度の確認なしに取ることができます。',
  },
  borrowing: {
    allow: 'あなたの名義での借り入れを許可',
    revoke: '借り入れの許可を取り消す',
    youOwe:
      '借り手は、この額までをあなたの名義で、再度の確認なしに借りることができます。借りた分は、あなたが返済義務を負います。',
  },
  operator: {
    allowTokens: 'トークンへのアクセスを許可',
    revokeTokens: 'トークンへのアクセスを取り消す',
    canTakeTokens:
      'オペレーターは、あなたが現在と将来に持つこれらのトークンのすべてを、再度の確認なしに取ることができます。',
    allowCollection: 'コレクションへのアクセスを許可',
    revokeCollection: 'コレクションへのアクセスを取り消す',
    canTakeCollection:
      'オペレーターは、このコレクションであなたが現在と将来に持つすべてのNFTを、再度の確認なしに取ることができます。',
  },
}
