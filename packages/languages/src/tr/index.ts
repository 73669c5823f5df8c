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
  language: 'tr',
  ...first,
  ...views,
  signIn,
  servers,
  wallet: { ...assets, ...send, ...swap, ...buy, ...permissions, ...nodes },
  errors,
  features: {
    activity: { tab: 'Etkinlik' },
    assets: { tokens: 'Tokenler' },
    names: { row: 'Ad seç', text: 'Paylaşması adresten kolay' },
    nfts: { tab: 'NFT’ler' },
    onramp: { action: 'Satın al' },
    ownNodes: { row: 'Kendi düğümünüz', text: 'Güvendiğiniz bir düğümden okuyun' },
    readOnly: { row: 'Adres görüntüle', text: 'Cüzdansız göz atın' },
    receive: { receive: 'Al' },
    send: { action: 'Gönder' },
    smartSessions: { row: 'Site izinleri', text: 'Sormadan işlem yapabilen siteler' },
    swaps: { action: 'Takas' },
  },
}
