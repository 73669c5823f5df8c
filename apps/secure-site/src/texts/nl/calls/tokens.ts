import type { Texts } from '../../texts'

type TokenCalls = Pick<Texts['calls'], 'transfer' | 'allowance' | 'borrowing' | 'operator'>

export const tokenCalls: TokenCalls = {
  transfer: {
    send: (amount) => `${amount} versturen`,
    sendNft: 'Een NFT versturen',
    sendTokens: 'Tokens versturen',
    transferTokens: 'Tokens overdragen',
    toContract: 'De ontvanger is een contract.',
    toTokenContract: 'De ontvanger is het contract van het token. Alles wat je ernaartoe stuurt, is verloren.',
  },
  allowance: {
    revoke: (token) =>
      token === undefined
        ? 'De toestemming om dit token uit te geven intrekken'
        : `De toestemming om ${token} uit te geven intrekken`,
    allowUnlimited: (token) =>
      token === undefined ? 'Onbeperkt uitgeven van dit token toestaan' : `Onbeperkt uitgeven van ${token} toestaan`,
    allowAll: (token) => `Uitgeven van al je ${token} toestaan`,
    allow: (amount) => `Uitgeven van ${amount} toestaan`,
    allowToken: 'Uitgeven van een token toestaan',
    allowTokens: 'Uitgeven van tokens toestaan',
    unlimited: 'Onbeperkt',
    canTakeAll: (token) =>
      token === undefined
        ? 'Wie de toestemming krijgt, kan alles nemen wat je van dit token hebt, nu en in de toekomst, zonder het opnieuw te vragen.'
        : `Wie de toestemming krijgt, kan alle ${token} nemen die je hebt, nu en in de toekomst, zonder het opnieuw te vragen.`,
    moreThanBalance: (token) =>
      `Dit is meer dan je hebt, dus er is feitelijk geen limiet. Wie de toestemming krijgt, kan alle ${token} nemen die je hebt, nu en in de toekomst, zonder het opnieuw te vragen.`,
    canTakeThisMuch: 'Wie de toestemming krijgt, kan op elk moment zoveel nemen zonder het opnieuw te vragen.',
  },
  borrowing: {
    allow: 'Lenen op jouw naam toestaan',
    revoke: 'Een toestemming om te lenen intrekken',
    youOwe:
      'Wie de toestemming krijgt, kan zoveel op jouw naam lenen zonder het opnieuw te vragen. Jij bent schuldig wat er wordt geleend.',
  },
  operator: {
    allowTokens: 'Toegang tot tokens toestaan',
    revokeTokens: 'Toegang tot tokens intrekken',
    canTakeTokens:
      'Wie de toestemming krijgt, kan al deze tokens nemen die je hebt, nu en in de toekomst, zonder het opnieuw te vragen.',
    allowCollection: 'Toegang tot een collectie toestaan',
    revokeCollection: 'Toegang tot een collectie intrekken',
    canTakeCollection:
      'Wie de toestemming krijgt, kan elke NFT nemen die je in deze collectie hebt, nu en in de toekomst, zonder het opnieuw te vragen.',
  },
}
