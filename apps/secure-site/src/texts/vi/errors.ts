import type { Texts } from '../texts'

export const errors: Texts['errors'] = {
  unknown: 'Đã xảy ra lỗi. Hãy thử lại.',
  notResponding: 'Trang an toàn không phản hồi. Hãy kiểm tra kết nối và thử lại.',
  otherUser: 'Trang an toàn trả về một người dùng khác.',
  signInFirst: 'Hãy đăng nhập trước.',
  logInAgain: 'Hãy đăng nhập lại.',
  logInToOpen: 'Hãy đăng nhập lại để mở ví của bạn trên thiết bị này.',
  smartUnavailable: 'Tài khoản thông minh không dùng được trên mạng này.',

  transaction: {
    notEnough: 'Bạn không đủ cho số tiền và phí.',
    outOfOrder: 'Giao dịch này sai thứ tự. Hãy thử lại.',
    mayHaveExpired: 'Giao dịch này có thể đã hết hạn. Hãy bắt đầu lại trên trang.',
    contractRejected: (reason) => `Hợp đồng đã từ chối: ${reason}`,
    contractRejectedWithoutReason: 'Hợp đồng đã từ chối: không nêu lý do',
    networkRejected: (reason) => `Mạng đã từ chối: ${reason}`,
  },

  wallet: {
    none: 'Chưa có ví nào cho đăng nhập này.',
    notHere:
      'Ví của bạn chưa có trên thiết bị này. Hãy mở ví bằng cách khôi phục của bạn, hoặc phê duyệt thiết bị này trên thiết bị khác.',
    closed: 'Không thể mở ví của bạn. Ví chưa bị thay đổi. Hãy liên hệ với người vận hành trang này.',
    partLost:
      'Trang an toàn đã mất phần của mình trong ví của bạn, và phần trên thiết bị này không thể tự mở ví. Không có gì bị xóa ở đây. Tệp khôi phục của bạn mở được ví bằng mã hoặc mật khẩu của tệp, và khôi phục ví trên trang riêng của trang an toàn; hoặc hãy liên hệ với người vận hành trang này.',
    otherExists:
      'Đăng nhập này đã có một ví khác, và ví đó được giữ nguyên. Hãy khôi phục ví của bạn bằng địa chỉ email khác; hoặc, nếu ví kia mới và trống, hãy đăng nhập vào ví đó, xóa nó, rồi khôi phục ví của bạn.',
    forgotten: (address) =>
      `Thiết bị này có một phần của ví ${address}, ví mà trang an toàn đã quên. Không có gì bị xóa ở đây. Để lấy lại ví, hãy chọn “Khôi phục ví từ tệp khôi phục” trên trang riêng của trang an toàn trước khi bạn đăng nhập ở đó, hoặc liên hệ với người vận hành trang.`,
  },

  device: {
    needsApproval: (code) =>
      `Thiết bị này cần bạn phê duyệt. Trong cửa sổ riêng của ví, hãy phê duyệt ${code}. Sau đó đăng nhập lại ở đây.`,
    declined: 'Thiết bị kia đã từ chối. Chưa có gì được gửi đến thiết bị này.',
    unreadable: 'Không thể mở nội dung thiết bị kia đã gửi. Hãy thử lại và so sánh các mã.',
  },
}
