import type { Texts } from '../../texts'

type TokenCalls = Pick<Texts['calls'], 'transfer' | 'allowance' | 'borrowing' | 'operator'>

export const tokenCalls: TokenCalls = {
  transfer: {
    send: (amount) => `Envoyer ${amount}`,
    sendNft: 'Envoyer un NFT',
    sendTokens: 'Envoyer des tokens',
    transferTokens: 'Transférer des tokens',
    toContract: 'Le destinataire est un contrat.',
    toTokenContract: 'Le destinataire est le contrat du token. Tout ce qui y est envoyé est perdu.',
  },
  allowance: {
    revoke: (token) =>
      token === undefined
        ? 'Révoquer l’autorisation de dépenser ce token'
        : `Révoquer l’autorisation de dépenser ${token}`,
    allowUnlimited: (token) =>
      token === undefined ? 'Autoriser à dépenser ce token sans limite' : `Autoriser à dépenser ${token} sans limite`,
    allowAll: (token) => `Autoriser à dépenser tous vos ${token}`,
    allow: (amount) => `Autoriser à dépenser ${amount}`,
    allowToken: 'Autoriser à dépenser un token',
    allowTokens: 'Autoriser à dépenser des tokens',
    unlimited: 'Illimitée',
    canTakeAll: (token) =>
      token === undefined
        ? 'Le bénéficiaire peut prendre tout ce que vous avez de ce token, maintenant et à l’avenir, sans redemander.'
        : `Le bénéficiaire peut prendre tous les ${token} que vous avez, maintenant et à l’avenir, sans redemander.`,
    moreThanBalance: (token) =>
      `C’est plus que ce que vous avez, il n’y a donc en pratique pas de limite. Le bénéficiaire peut prendre tous les ${token} que vous avez, maintenant et à l’avenir, sans redemander.`,
    canTakeThisMuch: 'Le bénéficiaire peut prendre ce montant à tout moment sans redemander.',
  },
  borrowing: {
    allow: 'Autoriser à emprunter en votre nom',
    revoke: 'Révoquer une autorisation d’emprunter',
    youOwe: 'Le bénéficiaire peut emprunter ce montant en votre nom sans redemander. Vous devez ce qu’il emprunte.',
  },
  operator: {
    allowTokens: 'Autoriser l’accès à des tokens',
    revokeTokens: 'Révoquer l’accès à des tokens',
    canTakeTokens:
      'Le bénéficiaire peut prendre tous ces tokens que vous avez, maintenant et à l’avenir, sans redemander.',
    allowCollection: 'Autoriser l’accès à une collection',
    revokeCollection: 'Révoquer l’accès à une collection',
    canTakeCollection:
      'Le bénéficiaire peut prendre chaque NFT que vous avez dans cette collection, maintenant et à l’avenir, sans redemander.',
  },
}
