import type { Texts } from '../texts'

const CLOSE = '你可以關閉此視窗。'

export const review: Texts['review'] = {
  windowTitle: '檢查請求',
  answeredTitle: '已回覆',
  answered: `此請求之前已回覆，回覆只計一次。${CLOSE}`,
  withdrawnTitle: '請求已撤回',
  withdrawn: `網站或你的錢包撤回了此請求。未送出任何內容。${CLOSE}`,
  goneTitle: '請求已結束',
  gone: `此請求已結束：每個請求持續十分鐘。請在網站上重新開始。${CLOSE}`,
  unknownTitle: '沒有可檢查的內容',
  unknown: `請從傳送請求的網站開啟請求。${CLOSE}`,
  unreadableTitle: '無法讀取此請求',
  unreadable: `它不是你的錢包傳送的內容，因此無法核准。請在網站上重新開始。${CLOSE}`,
  failedTitle: '操作未成功',
  failed: (reason) => `${reason} ${CLOSE}`,
  usePasskey: '用你的通行密鑰確認',
  approved: '已核准',
  declined: '已拒絕',
  goBack: (host) => `請回到 ${host}。${CLOSE}`,
}
