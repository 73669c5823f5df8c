import type { Texts } from '../../texts'

type TokenCalls = Pick<Texts['calls'], 'transfer' | 'allowance' | 'borrowing' | 'operator'>

export const tokenCalls: TokenCalls = {
  transfer: {
    send: (amount) => `Enviar ${amount}`,
    sendNft: 'Enviar un NFT',
    sendTokens: 'Enviar tokens',
    transferTokens: 'Transferir tokens',
    toContract: 'El destinatario es un contrato.',
    toTokenContract: 'El destinatario es el contrato del token. Todo lo que se envía ahí se pierde.',
  },
  allowance: {
    revoke: (token) =>
      token === undefined ? 'Revocar el permiso para gastar este token' : `Revocar el permiso para gastar ${token}`,
    allowUnlimited: (token) =>
      token === undefined ? 'Permitir gastar este token sin límite' : `Permitir gastar ${token} sin límite`,
    allowAll: (token) => `Permitir gastar todos tus ${token}`,
    allow: (amount) => `Permitir gastar ${amount}`,
    allowToken: 'Permitir gastar un token',
    allowTokens: 'Permitir gastar tokens',
    unlimited: 'Sin límite',
    canTakeAll: (token) =>
      token === undefined
        ? 'Quien recibe el permiso puede tomar todo lo que tienes de este token, ahora y en el futuro, sin volver a preguntar.'
        : `Quien recibe el permiso puede tomar todos los ${token} que tienes, ahora y en el futuro, sin volver a preguntar.`,
    moreThanBalance: (token) =>
      `Esto es más de lo que tienes, así que en la práctica no hay límite. Quien recibe el permiso puede tomar todos los ${token} que tienes, ahora y en el futuro, sin volver a preguntar.`,
    canTakeThisMuch: 'Quien recibe el permiso puede tomar esta cantidad en cualquier momento sin volver a preguntar.',
  },
  borrowing: {
    allow: 'Permitir pedir prestado en tu nombre',
    revoke: 'Revocar un permiso para pedir prestado',
    youOwe:
      'Quien recibe el permiso puede pedir prestada esta cantidad en tu nombre sin volver a preguntar. Tú debes lo que pida.',
  },
  operator: {
    allowTokens: 'Permitir el acceso a tokens',
    revokeTokens: 'Revocar el acceso a tokens',
    canTakeTokens:
      'Quien recibe el permiso puede tomar todos estos tokens que tienes, ahora y en el futuro, sin volver a preguntar.',
    allowCollection: 'Permitir el acceso a una colección',
    revokeCollection: 'Revocar el acceso a una colección',
    canTakeCollection:
      'Quien recibe el permiso puede tomar todos los NFT que tienes en esta colección, ahora y en el futuro, sin volver a preguntar.',
  },
}
