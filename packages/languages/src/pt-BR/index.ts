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
  language: 'pt-BR',
  ...first,
  ...views,
  signIn,
  servers,
  wallet: { ...assets, ...send, ...swap, ...buy, ...permissions, ...nodes },
  errors,
  features: {
    activity: { tab: 'Atividade' },
    assets: { tokens: 'Tokens' },
    names: { row: 'Escolha um nome', text: 'Mais fácil de compartilhar que um endereço' },
    nfts: { tab: 'NFTs' },
    onramp: { action: 'Comprar' },
    ownNodes: { row: 'Seu próprio nó', text: 'Leia de um nó em que você confia' },
    readOnly: { row: 'Ver um endereço', text: 'Explore sem carteira' },
    receive: { receive: 'Receber' },
    send: { action: 'Enviar' },
    smartSessions: { row: 'Permissões de sites', text: 'Sites que podem agir sem perguntar' },
    swaps: { action: 'Trocar' },
  },
}
