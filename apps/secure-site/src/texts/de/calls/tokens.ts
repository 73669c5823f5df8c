import type { Texts } from '../../texts'

type TokenCalls = Pick<Texts['calls'], 'transfer' | 'allowance' | 'borrowing' | 'operator'>

export const tokenCalls: TokenCalls = {
  transfer: {
    send: (amount) => `${amount} senden`,
    sendNft: 'Ein NFT senden',
    sendTokens: 'Token senden',
    transferTokens: 'Token übertragen',
    toContract: 'Der Empfänger ist ein Vertrag.',
    toTokenContract: 'Der Empfänger ist der Vertrag des Tokens. Alles, was dorthin gesendet wird, ist verloren.',
  },
  allowance: {
    revoke: (token) =>
      token === undefined
        ? 'Die Berechtigung zum Ausgeben dieses Tokens widerrufen'
        : `Die Berechtigung zum Ausgeben von ${token} widerrufen`,
    allowUnlimited: (token) =>
      token === undefined
        ? 'Unbegrenztes Ausgeben dieses Tokens erlauben'
        : `Unbegrenztes Ausgeben von ${token} erlauben`,
    allowAll: (token) => `Ausgeben all deiner ${token} erlauben`,
    allow: (amount) => `Ausgeben von ${amount} erlauben`,
    allowToken: 'Ausgeben eines Tokens erlauben',
    allowTokens: 'Ausgeben von Token erlauben',
    unlimited: 'Unbegrenzt',
    canTakeAll: (token) =>
      token === undefined
        ? 'Wer das darf, kann alles nehmen, was du von diesem Token hast, jetzt und in Zukunft, ohne erneut zu fragen.'
        : `Wer das darf, kann alle ${token} nehmen, die du hast, jetzt und in Zukunft, ohne erneut zu fragen.`,
    moreThanBalance: (token) =>
      `Das ist mehr, als du hast, also gibt es praktisch kein Limit. Wer das darf, kann alle ${token} nehmen, die du hast, jetzt und in Zukunft, ohne erneut zu fragen.`,
    canTakeThisMuch: 'Wer das darf, kann jederzeit so viel nehmen, ohne erneut zu fragen.',
  },
  borrowing: {
    allow: 'Leihen in deinem Namen erlauben',
    revoke: 'Eine Berechtigung zum Leihen widerrufen',
    youOwe:
      'Wer das darf, kann in deinem Namen so viel leihen, ohne erneut zu fragen. Du schuldest, was geliehen wird.',
  },
  operator: {
    allowTokens: 'Zugriff auf Token erlauben',
    revokeTokens: 'Zugriff auf Token widerrufen',
    canTakeTokens:
      'Wer das darf, kann alle diese Token nehmen, die du hast, jetzt und in Zukunft, ohne erneut zu fragen.',
    allowCollection: 'Zugriff auf eine Sammlung erlauben',
    revokeCollection: 'Zugriff auf eine Sammlung widerrufen',
    canTakeCollection:
      'Wer das darf, kann jedes NFT nehmen, das du in dieser Sammlung hast, jetzt und in Zukunft, ohne erneut zu fragen.',
  },
}
