import { createCounter } from '@foyer/languages'
import type { Texts } from '../texts'

const count = createCounter('vi')
const every = (number: number, unit: string) => (number === 1 ? `mỗi ${unit}` : `mỗi ${number} ${unit}`)

export const permissions: Texts['permissions'] = {
  grant: 'Cho trang này hành động thay bạn',
  canSend: 'Khi quyền này còn hiệu lực, trang có thể gửi chừng đó cho bất kỳ ai mà không hỏi lại.',
  revoke: 'Thu hồi quyền',
  revoked: 'Sau việc này, trang không thể dùng quyền này.',
  rows: {
    reason: 'Lý do',
    starts: 'Bắt đầu',
    uses: 'Số lần dùng',
  },
  uses: (number) => `tối đa ${count(number, { other: '#' })}; tài khoản của bạn trả phí mỗi lần`,
  inTotal: (amount) => `Tổng cộng ${amount}`,
  every: {
    day: (amount, days) => `${amount} ${every(days, 'ngày')}`,
    hour: (amount, hours) => `${amount} ${every(hours, 'giờ')}`,
    minute: (amount, minutes) => `${amount} ${every(minutes, 'phút')}`,
    second: (amount, seconds) => `${amount} ${every(seconds, 'giây')}`,
  },
  errors: {
    expired: 'Quyền này đã hết hạn.',
    feeTooHigh: 'Phí mạng quá cao để trả mà không hỏi.',
    maybeSent: 'Không có phản hồi, nên có thể đã được gửi, và được tính là đã gửi. Trước tiên hãy kiểm tra tài khoản.',
    moreThanAllowed: 'Mức này nhiều hơn mức quyền cho phép.',
    noneOfSite: 'Trang này không có quyền này.',
    notFound: 'Quyền này không tồn tại.',
    smartAccountOnly: 'Chỉ tài khoản thông minh mới cấp được quyền ở đây.',
    tooExpensive: 'Việc này sẽ thất bại, hoặc tốn hơn một giao dịch chuyển.',
    tooMany: 'Trang này có quá nhiều quyền.',
    transfersOnly: 'Quyền chỉ bao gồm giao dịch chuyển.',
    unreadable: 'Không thể đọc quyền của trang này.',
    usedUp: 'Quyền này đã hết số lần dùng.',
  },
}
