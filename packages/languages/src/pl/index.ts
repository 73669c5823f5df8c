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
  language: 'pl',
  ...first,
  ...views,
  signIn,
  servers,
  wallet: { ...assets, ...send, ...swap, ...buy, ...permissions, ...nodes },
  errors,
  features: {
    activity: { tab: 'Aktywność' },
    assets: { tokens: 'Tokeny' },
    names: { row: 'Wybierz nazwę', text: 'Łatwiejsza do udostępnienia niż adres' },
    nfts: { tab: 'NFT' },
    onramp: { action: 'Kup' },
    ownNodes: { row: 'Twój własny węzeł', text: 'Czytaj z węzła, któremu ufasz' },
    readOnly: { row: 'Zobacz adres', text: 'Rozejrzyj się bez portfela' },
    receive: { receive: 'Odbierz' },
    send: { action: 'Wyślij' },
    smartSessions: { row: 'Uprawnienia stron', text: 'Strony, które mogą działać bez pytania' },
    swaps: { action: 'Wymień' },
  },
}
