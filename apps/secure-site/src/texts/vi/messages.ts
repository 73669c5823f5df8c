import type { Texts } from '../texts'

export const messages: Texts['messages'] = {
  signBytes: 'Ký byte',
  notText: 'Đây không phải văn bản, nên chúng tôi không thể cho thấy ý nghĩa của nó.',
  signMessage: 'Ký thông điệp',
  fullMessage: 'Toàn bộ thông điệp',
  signIn: {
    title: 'Đăng nhập',
    rows: {
      site: 'Đăng nhập tại',
      statement: 'Tuyên bố',
    },
    expired: 'Thông điệp đã hết hạn.',
    otherAccount: 'Thông điệp nêu một tài khoản khác.',
    otherNetwork: (network, current) => `Thông điệp dành cho mạng ${network}, nhưng bạn đang ở ${current}.`,
    otherSite: (named, site) =>
      `Việc này đăng nhập bạn vào ${named}, nhưng ${site} mới là bên yêu cầu. Có thể ai đó đang tìm cách dùng tài khoản của bạn ở đó.`,
    unnamedSite: (site) =>
      `Việc này đăng nhập bạn vào một trang không được nêu tên, nhưng ${site} mới là bên yêu cầu. Có thể ai đó đang tìm cách dùng tài khoản của bạn ở đó.`,
  },
  typedData: {
    sign: (type) => `Ký ${type}`,
    for: 'Dành cho',
    allFields: (type) => `Tất cả trường của ${type}`,
    emptyList: 'trống',
    otherNetwork: (network, current) => `Nội dung này dành cho mạng ${network}, nhưng bạn đang ở ${current}.`,
    signatureIsAll: 'Họ chỉ cần chữ ký của bạn. Bạn sẽ không được hỏi lại và không thấy phí mạng.',
    canTakeTokens: 'Chữ ký này cho phép ai đó lấy token của bạn mà không hỏi lại. Hãy kiểm tra từng trường.',
    canSendTokens: 'Chữ ký này cho phép gửi các token này từ tài khoản của bạn mà không hỏi lại.',
    offer: 'Rao bán tài sản của bạn',
    canTakeOffer:
      'Bất kỳ ai có chữ ký này đều có thể lấy những gì bạn rao bán với giá ghi trong đó, có thể là không đồng nào. Hãy kiểm tra từng trường.',
  },
  description: {
    title: 'Theo mô tả',
    rows: {
      contractOf: 'Hợp đồng của',
      description: 'Mô tả',
      whatItDoes: 'Việc sẽ làm',
    },
    noneOfCall: 'Chúng tôi không có mô tả của lệnh gọi này.',
    noneOfMessage: 'Chúng tôi không có mô tả của thông điệp này.',
  },
  emailChange: {
    add: 'Thêm email',
    change: 'Đổi email của bạn',
    rows: {
      current: 'Email hiện tại',
      new: 'Email mới',
      when: 'Khi nào',
    },
    codesMayBeSent: 'Mã xác nhận thay đổi đối với ví của bạn có thể được gửi đến địa chỉ này.',
    canOpenWallet: (email, current) =>
      `Bất kỳ ai đọc được thư tại ${email} sẽ có thể mở ví này và lấy mọi thứ trong đó. Bạn sẽ không còn mở được ví bằng ${current}.`,
    immediately: 'Ngay sau cả hai mã',
    afterHours: (hours) => `${hours} giờ sau cả hai mã`,
    noticeWithLink:
      'Chúng tôi sẽ gửi đến địa chỉ hiện tại của bạn một liên kết để ngừng thay đổi trước lúc đó. Mọi thiết bị khác sẽ bị đăng xuất.',
    notice: 'Chúng tôi sẽ gửi email về thay đổi này đến địa chỉ hiện tại của bạn. Mọi thiết bị khác sẽ bị đăng xuất.',
  },
}
