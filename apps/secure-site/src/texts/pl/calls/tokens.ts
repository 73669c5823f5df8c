import type { Texts } from '../../texts'

type TokenCalls = Pick<Texts['calls'], 'transfer' | 'allowance' | 'borrowing' | 'operator'>

export const tokenCalls: TokenCalls = {
  transfer: {
    send: (amount) => `Wyślij ${amount}`,
    sendNft: 'Wyślij NFT',
    sendTokens: 'Wyślij tokeny',
    transferTokens: 'Przelej tokeny',
    toContract: 'Odbiorca jest kontraktem.',
    toTokenContract: 'Odbiorca jest kontraktem tokena. Wszystko, co tam wyślesz, przepada.',
  },
  allowance: {
    revoke: (token) =>
      token === undefined ? 'Cofnij uprawnienie do wydawania tego tokena' : `Cofnij uprawnienie do wydawania ${token}`,
    allowUnlimited: (token) =>
      token === undefined ? 'Zezwól na wydawanie tego tokena bez limitu' : `Zezwól na wydawanie ${token} bez limitu`,
    allowAll: (token) => `Zezwól na wydawanie wszystkich twoich ${token}`,
    allow: (amount) => `Zezwól na wydawanie ${amount}`,
    allowToken: 'Zezwól na wydawanie tokena',
    allowTokens: 'Zezwól na wydawanie tokenów',
    unlimited: 'Bez limitu',
    canTakeAll: (token) =>
      token === undefined
        ? 'Kto otrzyma uprawnienie, może zabrać wszystko, co masz w tym tokenie, teraz i w przyszłości, bez ponownego pytania.'
        : `Kto otrzyma uprawnienie, może zabrać wszystkie ${token}, które masz, teraz i w przyszłości, bez ponownego pytania.`,
    moreThanBalance: (token) =>
      `To więcej, niż masz, więc w praktyce nie ma limitu. Kto otrzyma uprawnienie, może zabrać wszystkie ${token}, które masz, teraz i w przyszłości, bez ponownego pytania.`,
    canTakeThisMuch: 'Kto otrzyma uprawnienie, może w każdej chwili zabrać tyle bez ponownego pytania.',
  },
  borrowing: {
    allow: 'Zezwól na pożyczanie w twoim imieniu',
    revoke: 'Cofnij uprawnienie do pożyczania',
    youOwe:
      'Kto otrzyma uprawnienie, może pożyczyć tyle w twoim imieniu bez ponownego pytania. To, co pożyczy, musisz oddać ty.',
  },
  operator: {
    allowTokens: 'Zezwól na dostęp do tokenów',
    revokeTokens: 'Cofnij dostęp do tokenów',
    canTakeTokens:
      'Kto otrzyma uprawnienie, może zabrać wszystkie te tokeny, które masz, teraz i w przyszłości, bez ponownego pytania.',
    allowCollection: 'Zezwól na dostęp do kolekcji',
    revokeCollection: 'Cofnij dostęp do kolekcji',
    canTakeCollection:
      'Kto otrzyma uprawnienie, może zabrać każde NFT, które masz w tej kolekcji, teraz i w przyszłości, bez ponownego pytania.',
  },
}
