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
  language: 'uk',
  ...first,
  ...views,
  signIn,
  servers,
  wallet: { ...assets, ...send, ...swap, ...buy, ...permissions, ...nodes },
  errors,
  features: {
    activity: { tab: 'Історія' },
    assets: { tokens: 'Токени' },
    names: { row: 'Вибрати ім’я', text: 'Ним легше поділитися, ніж адресою' },
    nfts: { tab: 'NFT' },
    onramp: { action: 'Купити' },
    ownNodes: { row: 'Власний вузол', text: 'Читання через вузол, якому ви довіряєте' },
    readOnly: { row: 'Переглянути адресу', text: 'Без гаманця' },
    receive: { receive: 'Отримати' },
    send: { action: 'Надіслати' },
    smartSessions: { row: 'Дозволи сайтів', text: 'Сайти, які можуть діяти без запиту' },
    swaps: { action: 'Обміняти' },
  },
}
