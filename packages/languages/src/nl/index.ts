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
  language: 'nl',
  ...first,
  ...views,
  signIn,
  servers,
  wallet: { ...assets, ...send, ...swap, ...buy, ...permissions, ...nodes },
  errors,
  features: {
    activity: { tab: 'Activiteit' },
    assets: { tokens: 'Tokens' },
    names: { row: 'Kies een naam', text: 'Makkelijker te delen dan een adres' },
    nfts: { tab: 'NFT’s' },
    onramp: { action: 'Kopen' },
    ownNodes: { row: 'Je eigen node', text: 'Lees van een node die je vertrouwt' },
    readOnly: { row: 'Bekijk een adres', text: 'Rondkijken zonder wallet' },
    receive: { receive: 'Ontvangen' },
    send: { action: 'Versturen' },
    smartSessions: { row: 'Sitetoestemmingen', text: 'Sites die kunnen handelen zonder te vragen' },
    swaps: { action: 'Wisselen' },
  },
}
