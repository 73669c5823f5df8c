import type { Texts } from '../texts'

const CLOSE = '你可以关闭此窗口。'

export const review: Texts['review'] = {
  windowTitle: '核对请求',
  answeredTitle: '已答复',
  answered: `此请求之前已答复，答复只计一次。${CLOSE}`,
  withdrawnTitle: '请求已撤回',
  withdrawn: `网站或你的钱包撤回了此请求。未发送任何内容。${CLOSE}`,
  goneTitle: '请求已结束',
  gone: `此请求已结束：每个请求持续十分钟。请在网站上重新开始。${CLOSE}`,
  unknownTitle: '没有可核对的内容',
  unknown: `请从发送请求的网站打开请求。${CLOSE}`,
  unreadableTitle: '无法读取此请求',
  unreadable: `它不是你的钱包发送的内容，因此无法批准。请在网站上重新开始。${CLOSE}`,
  failedTitle: '操作未成功',
  failed: (reason) => `${reason} ${CLOSE}`,
  usePasskey: '用你的通行密钥确认',
  approved: '已批准',
  declined: '已拒绝',
  goBack: (host) => `请返回 ${host}。${CLOSE}`,
}
