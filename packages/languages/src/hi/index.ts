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
  language: 'hi',
  ...first,
  ...views,
  signIn,
  servers,
  wallet: { ...assets, ...send, ...swap, ...buy, ...permissions, ...nodes },
  errors,
  features: {
    activity: { tab: 'गतिविधि' },
    assets: { tokens: 'टोकन' },
    names: { row: 'नाम चुनें', text: 'पते से साझा करना आसान' },
    nfts: { tab: 'NFT' },
    onramp: { action: 'खरीदें' },
    ownNodes: { row: 'आपका अपना नोड', text: 'अपने भरोसे के नोड से पढ़ें' },
    readOnly: { row: 'पता देखें', text: 'बिना वॉलेट के देखें' },
    receive: { receive: 'पाएँ' },
    send: { action: 'भेजें' },
    smartSessions: { row: 'साइट अनुमतियाँ', text: 'बिना पूछे काम कर सकने वाली साइटें' },
    swaps: { action: 'स्वैप' },
  },
}
