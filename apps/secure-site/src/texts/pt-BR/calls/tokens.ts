import type { Texts } from '../../texts'

type TokenCalls = Pick<Texts['calls'], 'transfer' | 'allowance' | 'borrowing' | 'operator'>

export const tokenCalls: TokenCalls = {
  transfer: {
    send: (amount) => `Enviar ${amount}`,
    sendNft: 'Enviar um NFT',
    sendTokens: 'Enviar tokens',
    transferTokens: 'Transferir tokens',
    toContract: 'O destinatário é um contrato.',
    toTokenContract: 'O destinatário é o contrato do token. Tudo o que é enviado para ele se perde.',
  },
  allowance: {
    revoke: (token) =>
      token === undefined ? 'Revogar a permissão para gastar este token' : `Revogar a permissão para gastar ${token}`,
    allowUnlimited: (token) =>
      token === undefined ? 'Permitir gastar este token sem limite' : `Permitir gastar ${token} sem limite`,
    allowAll: (token) => `Permitir gastar todos os seus ${token}`,
    allow: (amount) => `Permitir gastar ${amount}`,
    allowToken: 'Permitir gastar um token',
    allowTokens: 'Permitir gastar tokens',
    unlimited: 'Sem limite',
    canTakeAll: (token) =>
      token === undefined
        ? 'Quem recebe a permissão pode tirar tudo o que você tem deste token, agora e no futuro, sem perguntar de novo.'
        : `Quem recebe a permissão pode tirar todos os ${token} que você tem, agora e no futuro, sem perguntar de novo.`,
    moreThanBalance: (token) =>
      `Isto é mais do que você tem, então na prática não há limite. Quem recebe a permissão pode tirar todos os ${token} que você tem, agora e no futuro, sem perguntar de novo.`,
    canTakeThisMuch: 'Quem recebe a permissão pode tirar essa quantia a qualquer momento sem perguntar de novo.',
  },
  borrowing: {
    allow: 'Permitir empréstimos em seu nome',
    revoke: 'Revogar uma permissão de empréstimo',
    youOwe:
      'Quem recebe a permissão pode pegar essa quantia emprestada em seu nome sem perguntar de novo. Você fica devendo o que for emprestado.',
  },
  operator: {
    allowTokens: 'Permitir acesso a tokens',
    revokeTokens: 'Revogar acesso a tokens',
    canTakeTokens:
      'Quem recebe a permissão pode tirar todos estes tokens que você tem, agora e no futuro, sem perguntar de novo.',
    allowCollection: 'Permitir acesso a uma coleção',
    revokeCollection: 'Revogar acesso a uma coleção',
    canTakeCollection:
      'Quem recebe a permissão pode tirar todos os NFTs que você tem nesta coleção, agora e no futuro, sem perguntar de novo.',
  },
}
