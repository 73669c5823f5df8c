import type { Texts } from '../texts'

const inHours = (hours: number) => `${hours} 小时后`

export const limits: Texts['limits'] = {
  title: '限额',
  none: '你的钱包会发送你批准的内容，没有限额。',
  perDay: (amount) => `每天最多 ${amount}`,
  perDayOfSite: (amount) => `每天最多 ${amount}，由此网站设置`,
  passkeyAbove: (amount) => `超过 ${amount} 需通行密钥`,
  passkeyAboveOfSite: (amount) => `超过 ${amount} 需通行密钥，由此网站设置`,
  joinLimits: (texts) => texts.join('。'),
  recipients: '收款人',
  onlyRecipients: (count) => `仅限 ${count} 个地址，不含其他地址`,
  passkey: '用于批准的通行密钥',
  passkeySince: (time) => `始于 ${time}`,
  newPasskeySince: (time, from) => `始于 ${time}。从 ${from} 起可放宽限额和显示助记词`,
  looserFrom: (time) => `放宽后的限额从 ${time} 起生效。`,
  keep: '保留现有限额',
  set: '设置限额',
  chooseRecipients: '选择收款人',
  addPasskey: '添加用于批准的通行密钥',
  removePasskey: '移除用于批准的通行密钥',

  edit: {
    network: '网络',
    perDay: (coin) => `每天最多（${coin}）`,
    perDayHint: '只计算该网络的币，不计代币。留空则没有限额。',
    passkeyAbove: (coin) => `超过此金额需通行密钥（${coin}）`,
    passkeyAboveHint: '代币和合约也需要，因为其价值未知。留空则不需要通行密钥。',
    passkeyFirst: '请先添加用于批准的通行密钥。',
    notAnAmount: '请输入金额，例如 0.5，或将此栏留空。',
  },

  recipientList: {
    about: '此后你的钱包只会向这些地址发送，也不会调用其他合约。代币转账以收到代币的一方为准。',
    label: '地址，每行一个',
    hint: '也请列出你使用的合约，例如交易所。留空则不限收款人。',
    notAnAddress: (typed) => `“${typed}”不是地址。此处不能使用名称。`,
  },

  loosen: {
    title: '放宽你的限额？',
    onlyPasskey: '在此网站上，只有你的通行密钥可以放宽限额。如果你丢失了它，网站的运营者无法为你放宽。',
    passkeyOrWait: (hours) => `用你的通行密钥可以立即放宽。否则限额会在 ${inHours(hours)}更改，我们会先给你发送邮件。`,
    wait: (hours) => `限额会在 ${inHours(hours)}更改，我们会先给你发送邮件。在此之前，你可以保留现有限额。`,
    usePasskey: '使用通行密钥',
    changeIn: (hours) => `${inHours(hours)}更改`,
  },
}
