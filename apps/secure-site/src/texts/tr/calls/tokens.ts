import type { Texts } from '../../texts'

type TokenCalls = Pick<Texts['calls'], 'transfer' | 'allowance' | 'borrowing' | 'operator'>

export const tokenCalls: TokenCalls = {
  transfer: {
    send: (amount) => `${amount} gönder`,
    sendNft: 'NFT gönder',
    sendTokens: 'Token gönder',
    transferTokens: 'Token aktar',
    toContract: 'Alıcı bir sözleşme.',
    toTokenContract: 'Alıcı, tokenin sözleşmesi. Oraya gönderilen her şey kaybolur.',
  },
  allowance: {
    revoke: (token) =>
      token === undefined ? 'Bu token için harcama iznini kaldır' : `${token} için harcama iznini kaldır`,
    allowUnlimited: (token) =>
      token === undefined ? 'Bu token için sınırsız harcamaya izin ver' : `Sınırsız ${token} harcamaya izin ver`,
    allowAll: (token) => `Tüm ${token} varlığınızı harcamaya izin ver`,
    allow: (amount) => `${amount} harcamaya izin ver`,
    allowToken: 'Bir token harcamaya izin ver',
    allowTokens: 'Token harcamaya izin ver',
    unlimited: 'Sınırsız',
    canTakeAll: (token) =>
      token === undefined
        ? 'Karşı taraf, şu anda ve gelecekte sahip olduğunuz bu tokenin tamamını tekrar sormadan alabilir.'
        : `Karşı taraf, şu anda ve gelecekte sahip olduğunuz tüm ${token} varlığını tekrar sormadan alabilir.`,
    moreThanBalance: (token) =>
      `Bu, sahip olduğunuzdan fazla, yani fiilen sınır yok. Karşı taraf, şu anda ve gelecekte sahip olduğunuz tüm ${token} varlığını tekrar sormadan alabilir.`,
    canTakeThisMuch: 'Karşı taraf, bu kadarını istediği zaman tekrar sormadan alabilir.',
  },
  borrowing: {
    allow: 'Sizin adınıza borç almaya izin ver',
    revoke: 'Borç alma iznini kaldır',
    youOwe: 'Karşı taraf, sizin adınıza tekrar sormadan bu kadar borç alabilir. Aldığını siz borçlanırsınız.',
  },
  operator: {
    allowTokens: 'Tokenlere erişime izin ver',
    revokeTokens: 'Tokenlere erişimi kaldır',
    canTakeTokens: 'Karşı taraf, şu anda ve gelecekte sahip olduğunuz bu tokenlerin tümünü tekrar sormadan alabilir.',
    allowCollection: 'Bir koleksiyona erişime izin ver',
    revokeCollection: 'Bir koleksiyona erişimi kaldır',
    canTakeCollection:
      'Karşı taraf, bu koleksiyonda şu anda ve gelecekte sahip olduğunuz her NFT’yi tekrar sormadan alabilir.',
  },
}
