import type { Language } from '../types.js'

export const nodes: Pick<Language['wallet'], 'ownNodes'> = {
  ownNodes: {
    title: '你自己的節點',
    label: (network: string) => `${network} 節點的 URL`,
    hint: '僅儲存在此裝置上。',
    use: '使用此節點',
    remove: '移除',
    inUse: (host: string) => `正在從 ${host} 讀取。`,
    failing: (host: string) => `${host} 沒有回應。改用此網站的節點。`,
    problems: {
      url: '請輸入以 https:// 開頭的 URL。',
      network: (network: string) => `該節點不在 ${network} 上。`,
      unreachable: '該節點沒有回應。請檢查 URL，以及該節點是否允許來自網站的請求。',
    },
  },
}
