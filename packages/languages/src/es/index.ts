import type { Language } from '../types.js'
import { assets } from './assets.js'
import { buy } from './buy.js'
import { errors } from './errors.js'
import { first } from './first.js'
import { nodes } from './nodes.js'
import { permissions } from './permissions.js'
import { send } from './send.js'
import { servers } from './servers.js'
import { signIn } from './signIn.js'
import { swap } from './swap.js'
import { views } from './views.js'

export const messages: Language = {
  language: 'es',
  ...first,
  ...views,
  signIn,
  servers,
  wallet: { ...assets, ...send, ...swap, ...buy, ...permissions, ...nodes },
  errors,
  features: {
    activity: { tab: 'Actividad' },
    assets: { tokens: 'Tokens' },
    names: { row: 'Elige un nombre', text: 'Más fácil de compartir que una dirección' },
    nfts: { tab: 'NFT' },
    onramp: { action: 'Comprar' },
    ownNodes: { row: 'Tu propio nodo', text: 'Lee de un nodo en el que confías' },
    readOnly: { row: 'Ver una dirección', text: 'Explora sin wallet' },
    receive: { receive: 'Recibir' },
    send: { action: 'Enviar' },
    smartSessions: { row: 'Permisos de sitios', text: 'Sitios que pueden actuar sin preguntar' },
    swaps: { action: 'Intercambiar' },
  },
}
