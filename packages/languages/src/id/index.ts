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
  language: 'id',
  ...first,
  ...views,
  signIn,
  servers,
  wallet: { ...assets, ...send, ...swap, ...buy, ...permissions, ...nodes },
  errors,
  features: {
    activity: { tab: 'Aktivitas' },
    assets: { tokens: 'Token' },
    names: { row: 'Pilih nama', text: 'Lebih mudah dibagikan daripada alamat' },
    nfts: { tab: 'NFT' },
    onramp: { action: 'Beli' },
    ownNodes: { row: 'Node Anda sendiri', text: 'Baca dari node yang Anda percaya' },
    readOnly: { row: 'Lihat alamat', text: 'Jelajahi tanpa dompet' },
    receive: { receive: 'Terima' },
    send: { action: 'Kirim' },
    smartSessions: { row: 'Izin situs', text: 'Situs yang dapat bertindak tanpa bertanya' },
    swaps: { action: 'Tukar' },
  },
}
