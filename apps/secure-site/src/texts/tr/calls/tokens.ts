import type { Texts } from '../../texts'

export const tokenCalls: Pick<Texts['calls'], 'transfer' | 'allowance' | 'borrowing' | 'operator'> = {
  transfer: {
    send: (amount) => `${amount} gönder`,
    sendNft: 'NFT gönder',
    sendTokens: 'Token gönder',
    transferTokens: 'Token transfer et',
    toContract: 'Alıcı bir sözleşme.',
    toTokenContract: 'Alıcı, tokenin sözleşmesi. Oraya gönderilen her şey kaybolur.',
  },
  allowance: {
    revoke: (token) => (token === undefined ? 'Bu tokeni harcama iznini kaldır' : `${token} harcama iznini kaldır`),
    allowUnlimited: (token) =>
      token === undefined ? 'Bu tokeni sınırsız harcama izni ver' : `Sınırsız ${token} harcama izni ver`,
    allowAll: (token) => `Tüm ${token} varlığınızı harcama izni ver`,
    allow: (amount) => `${amount} harcama izni ver`,
    allowToken: 'Bir tokeni harcama izni ver',
    allowTokens: 'Tokenleri harcama izni ver',
    unlimited: 'Sınırsız',
    canTakeAll: (token) =>
      token === undefined
        ? 'Yetkili, şimdi ve gelecekte, tekrar sormadan bu tokenden sahip olduğunuz her şeyi alabilir.'
        : `Yetkili, şimdi ve gelecekte, tekrar sormadan tüm ${token} varlığınızı alabilir.`,
    moreThanBalance: (token) =>
      `Bu, sahip olduğunuzdan fazla, yani fiilen sınır yok. Yetkili, şimdi ve gelecekte, tekrar sormadan tüm ${token} varlığınızı alabilir.`,
    canTakeThisMuch: 'Yetkili, tekrar sormadan istediği zaman bu kadarını alabilir.',
  },
  borrowing: {
    allow: 'Adınıza borç alma izni ver',
    revoke: 'Borç alma iznini kaldır',
    youOwe: 'Yetkili, tekrar sormadan adınıza bu kadar borç alabilir. Aldığı borcu siz ödersiniz.',
  },
  operator: {
    allowTokens: 'Tokenlere erişim izni ver',
    revokeTokens: 'Tokenlere erişim iznini kaldır',
    canTakeTokens: 'Yetkili, şimdi ve gelecekte, tekrar sormadan sahip olduğunuz bu tokenlerin hepsini alabilir.',
    allowCollection: 'Bir koleksiyona erişim izni ver',
    revokeCollection: 'Bir koleksiyona erişim iznini kaldır',
    canTakeCollection: 'Yetkili, şimdi ve gelecekte, tekrar sormadan bu koleksiyondaki tüm NFT varlığınızı alabilir.',
  },
}
