import type { Texts } from '../texts'

const every = (count: number, unit: string) => (count === 1 ? `每${unit}` : `每 ${count} ${unit}`)

export const permissions: Texts['permissions'] = {
  grant: '让此网站代你操作',
  canSend: '在其有效期间，网站可以向任何人发送这么多，无需再次询问。',
  revoke: '撤销权限',
  revoked: '此后，网站无法使用此权限。',
  rows: {
    reason: '原因',
    starts: '开始时间',
    uses: '使用次数',
  },
  uses: (count) => `最多 ${count} 次；每笔费用由你的账户支付`,
  inTotal: (amount) => `总计 ${amount}`,
  every: {
    day: (amount, days) => `${every(days, '天')} ${amount}`,
    hour: (amount, hours) => `${every(hours, '小时')} ${amount}`,
    minute: (amount, minutes) => `${every(minutes, '分钟')} ${amount}`,
    second: (amount, seconds) => `${every(seconds, '秒')} ${amount}`,
  },
  errors: {
    expired: '此权限已过期。',
    feeTooHigh: '网络费过高，不能在不询问的情况下支付。',
    maybeSent: '没有响应，因此它可能已发送，并按已发送计算。请先检查账户。',
    moreThanAllowed: '这超出了权限允许的范围。',
    noneOfSite: '此网站没有此权限。',
    notFound: '此权限不存在。',
    smartAccountOnly: '此处只有智能账户可以授予权限。',
    tooExpensive: '这会失败，或费用高于一笔转账。',
    tooMany: '此网站的权限过多。',
    transfersOnly: '权限仅涵盖转账。',
    unreadable: '无法读取此网站的权限。',
    usedUp: '此权限已达到使用次数上限。',
  },
}
