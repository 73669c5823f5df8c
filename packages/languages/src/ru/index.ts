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
  language: 'ru',
  ...first,
  ...views,
  signIn,
  servers,
  wallet: { ...assets, ...send, ...swap, ...buy, ...permissions, ...nodes },
  errors,
  features: {
    activity: { tab: 'История' },
    assets: { tokens: 'Токены' },
    names: { row: 'Выбрать имя', text: 'Им проще делиться, чем адресом' },
    nfts: { tab: 'NFT' },
    onramp: { action: 'Купить' },
    ownNodes: { row: 'Свой узел', text: 'Чтение через узел, которому вы доверяете' },
    readOnly: { row: 'Посмотреть адрес', text: 'Без кошелька' },
    receive: { receive: 'Получить' },
    send: { action: 'Отправить' },
    smartSessions: { row: 'Разрешения сайтов', text: 'Сайты, которые могут действовать без запроса' },
    swaps: { action: 'Обменять' },
  },
}
