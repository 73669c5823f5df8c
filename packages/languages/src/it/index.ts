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
  language: 'it',
  ...first,
  ...views,
  signIn,
  servers,
  wallet: { ...assets, ...send, ...swap, ...buy, ...permissions, ...nodes },
  errors,
  features: {
    activity: { tab: 'Attività' },
    assets: { tokens: 'Token' },
    names: { row: 'Scegli un nome', text: 'Più facile da condividere di un indirizzo' },
    nfts: { tab: 'NFT' },
    onramp: { action: 'Compra' },
    ownNodes: { row: 'Il tuo nodo', text: 'Leggi da un nodo di cui ti fidi' },
    readOnly: { row: 'Vedi un indirizzo', text: 'Esplora senza wallet' },
    receive: { receive: 'Ricevi' },
    send: { action: 'Invia' },
    smartSessions: { row: 'Autorizzazioni dei siti', text: 'Siti che possono agire senza chiedere' },
    swaps: { action: 'Scambia' },
  },
}
