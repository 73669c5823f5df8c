import type { Texts } from '../texts'

export const errors: Texts['errors'] = {
  unknown: '出了点问题。请重试。',
  notResponding: '安全网站没有响应。请检查网络连接，然后重试。',
  otherUser: '安全网站返回了另一个用户。',
  signInFirst: '请先登录。',
  logInAgain: '请重新登录。',
  logInToOpen: '请重新登录，以便在此设备上打开你的钱包。',
  smartUnavailable: '此网络不支持智能账户。',

  transaction: {
    notEnough: '你的余额不足以支付金额和费用。',
    outOfOrder: '此交易的顺序有误。请重试。',
    mayHaveExpired: '此交易可能已过期。请在网站上重新开始。',
    contractRejected: (reason) => `合约拒绝了此操作：${reason}`,
    contractRejectedWithoutReason: '合约拒绝了此操作：未说明原因',
    networkRejected: (reason) => `网络拒绝了此操作：${reason}`,
  },

  wallet: {
    none: '此登录还没有钱包。',
    notHere: '你的钱包尚未在此设备上。请用你的恢复方式打开它，或在另一台设备上批准此设备。',
    closed: '无法打开你的钱包。它没有被更改。请联系此网站的运营者。',
    partLost:
      '安全网站丢失了它那部分钱包，而此设备上的部分无法单独打开钱包。此处未删除任何内容。你的恢复文件可以凭其恢复码或密码打开钱包，并在安全网站自己的页面上恢复它；或者联系此网站的运营者。',
    otherExists:
      '此登录已有另一个钱包，它会保持原样。请用另一个邮箱地址恢复你的钱包；或者，如果那个钱包是新的且为空，请登录并删除它，然后再恢复你的钱包。',
    forgotten: (address) =>
      `此设备上有钱包 ${address} 的一部分，而安全网站已遗忘该钱包。此处未删除任何内容。要找回它，请在安全网站自己的页面上登录之前，先在那里选择“从恢复文件恢复钱包”，或联系该网站的运营者。`,
  },

  device: {
    needsApproval: (code) => `此设备需要你的批准。请在你钱包自己的窗口中批准 ${code}。然后在此处重新登录。`,
    declined: '另一台设备拒绝了。未向此设备发送任何内容。',
    unreadable: '无法打开另一台设备发来的内容。请重试，并比对代码。',
  },
}
