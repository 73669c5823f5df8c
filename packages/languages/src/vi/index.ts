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
  language: 'vi',
  ...first,
  ...views,
  signIn,
  servers,
  wallet: { ...assets, ...send, ...swap, ...buy, ...permissions, ...nodes },
  errors,
  features: {
    activity: { tab: 'Hoạt động' },
    assets: { tokens: 'Token' },
    names: { row: 'Chọn tên', text: 'Dễ chia sẻ hơn địa chỉ' },
    nfts: { tab: 'NFT' },
    onramp: { action: 'Mua' },
    ownNodes: { row: 'Nút của riêng bạn', text: 'Đọc từ nút mà bạn tin tưởng' },
    readOnly: { row: 'Xem một địa chỉ', text: 'Xem mà không cần ví' },
    receive: { receive: 'Nhận' },
    send: { action: 'Gửi' },
    smartSessions: { row: 'Quyền của trang', text: 'Trang có thể hành động mà không hỏi' },
    swaps: { action: 'Hoán đổi' },
  },
}
