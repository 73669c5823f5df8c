import type { Texts } from '../texts'

const CLOSE = 'Bạn có thể đóng cửa sổ này.'

export const review: Texts['review'] = {
  windowTitle: 'Xem lại yêu cầu',
  answeredTitle: 'Đã được trả lời',
  answered: `Yêu cầu này đã được trả lời trước đó, và mỗi câu trả lời chỉ tính một lần. ${CLOSE}`,
  withdrawnTitle: 'Yêu cầu đã được rút lại',
  withdrawn: `Trang hoặc ví của bạn đã rút lại yêu cầu này. Chưa có gì được gửi. ${CLOSE}`,
  goneTitle: 'Yêu cầu đã kết thúc',
  gone: `Yêu cầu này đã kết thúc: mỗi yêu cầu kéo dài mười phút. Hãy bắt đầu lại tại trang. ${CLOSE}`,
  unknownTitle: 'Không có gì để xem lại',
  unknown: `Hãy mở yêu cầu từ trang đã gửi nó. ${CLOSE}`,
  unreadableTitle: 'Không thể đọc yêu cầu này',
  unreadable: `Đây không phải nội dung ví của bạn đã gửi, nên không thể phê duyệt. Hãy bắt đầu lại tại trang. ${CLOSE}`,
  failedTitle: 'Không thành công',
  failed: (reason) => `${reason} ${CLOSE}`,
  usePasskey: 'Xác nhận bằng passkey của bạn',
  approved: 'Đã phê duyệt',
  declined: 'Đã từ chối',
  goBack: (host) => `Hãy quay lại ${host}. ${CLOSE}`,
}
