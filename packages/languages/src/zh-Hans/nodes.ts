import type { Language } from '../types.js'

export const nodes: Pick<Language['wallet'], 'ownNodes'> = {
  ownNodes: {
    title: '你自己的节点',
    label: (network: string) => `${network} 节点的 URL`,
    hint: '仅保存在此设备上。',
    use: '使用此节点',
    remove: '移除',
    inUse: (host: string) => `正在从 ${host} 读取。`,
    failing: (host: string) => `${host} 没有响应。改用此网站的节点。`,
    problems: {
      url: '请输入以 https:// 开头的 URL。',
      network: (network: string) => `该节点不在 ${network} 上。`,
      unreachable: '该节点没有响应。请检查 URL，以及该节点是否允许来自网站的请求。',
    },
  },
}
