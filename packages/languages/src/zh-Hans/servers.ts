import type { Language } from '../types.js'

export const servers: Language['servers'] = {
  intro: '自打开此页面以来，为连接和使用钱包而联系的服务器。',
  limits: '不包括网站自身、你的钱包或登录窗口发出的请求。',
  times: (count: number) => `${count} 次`,
  lastAt: (time: string) => `最近请求：${time}`,
  others: '其他服务器',
  none: '尚未联系任何服务器',
  noneText: '联系服务器后会显示在这里。',
  purposes: {
    analytics: '使用统计',
    data: '账户数据和价格',
    directory: '钱包列表',
    feature: '此网站的功能',
    history: '活动',
    images: '图片',
    names: '账户名称',
    nfts: 'NFT',
    node: '网络访问',
    relay: '与手机钱包的连接',
    secureSite: '邮箱和社交账号登录',
    swap: '兑换价格',
    tokens: '代币列表',
    walletLibrary: '钱包自带的软件',
  },
}
