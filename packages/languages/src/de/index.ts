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
  language: 'de',
  ...first,
  ...views,
  signIn,
  servers,
  wallet: { ...assets, ...send, ...swap, ...buy, ...permissions, ...nodes },
  errors,
  features: {
    activity: { tab: 'Aktivität' },
    assets: { tokens: 'Token' },
    names: { row: 'Namen wählen', text: 'Leichter zu teilen als eine Adresse' },
    nfts: { tab: 'NFTs' },
    onramp: { action: 'Kaufen' },
    ownNodes: { row: 'Dein eigener Knoten', text: 'Lies von einem Knoten, dem du vertraust' },
    readOnly: { row: 'Adresse ansehen', text: 'Ohne Wallet umsehen' },
    receive: { receive: 'Empfangen' },
    send: { action: 'Senden' },
    smartSessions: { row: 'Website-Berechtigungen', text: 'Websites, die ohne Nachfrage handeln können' },
    swaps: { action: 'Tauschen' },
  },
}
