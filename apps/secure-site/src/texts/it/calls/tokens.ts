import type { Texts } from '../../texts'

type TokenCalls = Pick<Texts['calls'], 'transfer' | 'allowance' | 'borrowing' | 'operator'>

export const tokenCalls: TokenCalls = {
  transfer: {
    send: (amount) => `Invia ${amount}`,
    sendNft: 'Invia un NFT',
    sendTokens: 'Invia token',
    transferTokens: 'Trasferisci token',
    toContract: 'Il destinatario è un contratto.',
    toTokenContract: 'Il destinatario è il contratto del token. Tutto ciò che viene inviato lì è perso.',
  },
  allowance: {
    revoke: (token) =>
      token === undefined
        ? 'Revoca l’autorizzazione a spendere questo token'
        : `Revoca l’autorizzazione a spendere ${token}`,
    allowUnlimited: (token) =>
      token === undefined
        ? 'Consenti di spendere questo token senza limite'
        : `Consenti di spendere ${token} senza limite`,
    allowAll: (token) => `Consenti di spendere tutti i tuoi ${token}`,
    allow: (amount) => `Consenti di spendere ${amount}`,
    allowToken: 'Consenti di spendere un token',
    allowTokens: 'Consenti di spendere token',
    unlimited: 'Illimitato',
    canTakeAll: (token) =>
      token === undefined
        ? 'Chi riceve l’autorizzazione può prendere tutto ciò che hai di questo token, ora e in futuro, senza chiedere di nuovo.'
        : `Chi riceve l’autorizzazione può prendere tutti i ${token} che hai, ora e in futuro, senza chiedere di nuovo.`,
    moreThanBalance: (token) =>
      `È più di quanto hai, quindi di fatto non c’è nessun limite. Chi riceve l’autorizzazione può prendere tutti i ${token} che hai, ora e in futuro, senza chiedere di nuovo.`,
    canTakeThisMuch:
      'Chi riceve l’autorizzazione può prendere questa quantità in qualsiasi momento senza chiedere di nuovo.',
  },
  borrowing: {
    allow: 'Consenti prestiti a tuo nome',
    revoke: 'Revoca un’autorizzazione a prendere in prestito',
    youOwe:
      'Chi riceve l’autorizzazione può prendere in prestito questa quantità a tuo nome senza chiedere di nuovo. Sei tu a dovere ciò che viene preso in prestito.',
  },
  operator: {
    allowTokens: 'Consenti l’accesso a dei token',
    revokeTokens: 'Revoca l’accesso a dei token',
    canTakeTokens:
      'Chi riceve l’autorizzazione può prendere tutti questi token che hai, ora e in futuro, senza chiedere di nuovo.',
    allowCollection: 'Consenti l’accesso a una collezione',
    revokeCollection: 'Revoca l’accesso a una collezione',
    canTakeCollection:
      'Chi riceve l’autorizzazione può prendere ogni NFT che hai in questa collezione, ora e in futuro, senza chiedere di nuovo.',
  },
}
