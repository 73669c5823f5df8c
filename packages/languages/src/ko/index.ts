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
  language: 'ko',
  ...first,
  ...views,
  signIn,
  servers,
  wallet: { ...assets, ...send, ...swap, ...buy, ...permissions, ...nodes },
  errors,
  features: {
    activity: { tab: '활동' },
    assets: { tokens: '토큰' },
    names: { row: '이름 선택', text: '주소보다 공유하기 쉬워요' },
    nfts: { tab: 'NFT' },
    onramp: { action: '구매' },
    ownNodes: { row: '내 노드', text: '믿는 노드에서 읽어요' },
    readOnly: { row: '주소 보기', text: '지갑 없이 둘러보기' },
    receive: { receive: '받기' },
    send: { action: '보내기' },
    smartSessions: { row: '사이트 권한', text: '묻지 않고 작업할 수 있는 사이트' },
    swaps: { action: '스왑' },
  },
}
