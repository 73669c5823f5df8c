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
  language: 'fr',
  ...first,
  ...views,
  signIn,
  servers,
  wallet: { ...assets, ...send, ...swap, ...buy, ...permissions, ...nodes },
  errors,
  features: {
    activity: { tab: 'Activité' },
    assets: { tokens: 'Tokens' },
    names: { row: 'Choisir un nom', text: 'Plus facile à partager qu’une adresse' },
    nfts: { tab: 'NFT' },
    onramp: { action: 'Acheter' },
    ownNodes: { row: 'Votre propre nœud', text: 'Lisez depuis un nœud de confiance' },
    readOnly: { row: 'Consulter une adresse', text: 'Explorez sans wallet' },
    receive: { receive: 'Recevoir' },
    send: { action: 'Envoyer' },
    smartSessions: { row: 'Autorisations des sites', text: 'Sites pouvant agir sans demander' },
    swaps: { action: 'Échanger' },
  },
}
