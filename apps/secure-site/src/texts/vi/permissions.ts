import type { Texts } from '../texts'

export const permissions: Texts['permissions'] = {
  grant: 'Cho phép trang này hành động thay bạn',
  canSend: 'Khi quyền này có hiệu lực, trang có thể gửi chừng đó cho bất kỳ ai mà không hỏi lại.',
  revoke: 'Thu hồi quyền',
  revoked: 'Sau việc này, trang không thể dùng quyền này.',
  rows: {
    reason: 'Lý do',
    starts: 'Bắt đầu',
    uses: 'Số lần dùng',
  },
  uses: (count) => `tối đa ${count}; tài khoản của bạn trả từng khoản phí`,
  inTotal: (amount) => `tổng cộng ${amount}`,
  every: {
    day: (amount, days) => (days === 1 ? `${amount} mỗi ngày` : `${amount} mỗi ${days} ngày`),
    hour: (amount, hours) => (hours === 1 ? `${amount} mỗi giờ` : `${amount} mỗi ${hours} giờ`),
    minute: (amount, minutes) => (minutes === 1 ? `${amount} mỗi phút` : `${amount} mỗi ${minutes} phút`),
    second: (amount, seconds) => (seconds === 1 ? `${amount} mỗi giây` : `${amount} mỗi ${seconds} giây`),
  },
  errors: {
    expired: 'Quyền này đã hết hạn.',
    feeTooHigh: 'Phí mạng quá cao để trả mà không hỏi.',
    maybeSent: 'Không có phản hồi, nên có thể đã gửi rồi, và được tính là đã gửi. Hãy kiểm tra tài khoản trước.',
    moreThanAllowed: 'Mức này nhiều hơn quyền cho phép.',
    noneOfSite: 'Trang này không có quyền này.',
    notFound: 'Quyền này không tồn tại.',
    smartAccountOnly: 'Chỉ tài khoản thông minh mới có thể cấp quyền ở đây.',
    tooExpensive: 'Việc này sẽ thất bại, hoặc tốn hơn một giao dịch chuyển.',
    tooMany: 'Trang này có quá nhiều quyền.',
    transfersOnly: 'Quyền chỉ áp dụng cho giao dịch chuyển.',
    unreadable: 'Không thể đọc các quyền của trang này.',
    usedUp: 'Quyền này đã đạt giới hạn số lần dùng.',
  },
}
