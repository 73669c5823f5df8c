import type { Texts } from '../texts'

export const messages: Texts['messages'] = {
  signBytes: '签名字节',
  notText: '这不是文本，因此我们无法显示其含义。',
  signMessage: '签名消息',
  fullMessage: '完整消息',
  signIn: {
    title: '登录',
    rows: {
      site: '登录到',
      statement: '声明',
    },
    expired: '消息已过期。',
    otherAccount: '消息指向另一个账户。',
    otherNetwork: (network, current) => `消息用于网络 ${network}，但你在 ${current} 上。`,
    otherSite: (named, site) => `这会让你登录 ${named}，但发出请求的是 ${site}。可能有人试图在那里使用你的账户。`,
    unnamedSite: (site) => `这会让你登录一个未写明的网站，但发出请求的是 ${site}。可能有人试图在那里使用你的账户。`,
  },
  typedData: {
    sign: (type) => `签名 ${type}`,
    for: '用于',
    allFields: (type) => `${type} 的全部字段`,
    emptyList: '空',
    otherNetwork: (network, current) => `这用于网络 ${network}，但你在 ${current} 上。`,
    signatureIsAll: '对方只需要你的签名。你不会再被询问，也不会看到网络费。',
    canTakeTokens: '此签名让他人可以取走你的代币，无需再次询问。请检查每个字段。',
    canSendTokens: '此签名让这些代币可以从你的账户发送出去，无需再次询问。',
    offer: '挂单出售你的资产',
    canTakeOffer: '任何持有此签名的人都可以按其中的价格取走你出售的资产，而价格可能为零。请检查每个字段。',
  },
  description: {
    title: '来自其说明',
    rows: {
      contractOf: '合约所属',
      description: '说明',
      whatItDoes: '作用',
    },
    noneOfCall: '我们没有此调用的说明。',
    noneOfMessage: '我们没有此消息的说明。',
  },
  emailChange: {
    add: '添加邮箱',
    change: '更改你的邮箱',
    rows: {
      current: '当前邮箱',
      new: '新邮箱',
      when: '时间',
    },
    codesMayBeSent: '用于确认钱包更改的验证码可能会发送到此地址。',
    canOpenWallet: (email, current) =>
      `任何能阅读 ${email} 邮件的人都将能打开此钱包，并取走其中的一切。你将无法再用 ${current} 打开它。`,
    immediately: '输入两个验证码后立即生效',
    afterHours: (hours) => `输入两个验证码后 ${hours} 小时`,
    noticeWithLink: '在此之前，我们会向你当前的地址发送可停止更改的链接。其他所有设备都会退出登录。',
    notice: '我们会就此更改向你当前的地址发送邮件。其他所有设备都会退出登录。',
  },
}
