import type { Texts } from '../texts'

export const limits: Texts['limits'] = {
  title: 'Giới hạn',
  none: 'Ví của bạn gửi những gì bạn phê duyệt, không có giới hạn.',
  perDay: (amount) => `Tối đa ${amount} mỗi ngày`,
  perDayOfSite: (amount) => `Tối đa ${amount} mỗi ngày, do trang này đặt`,
  passkeyAbove: (amount) => `Khóa truy cập khi trên ${amount}`,
  passkeyAboveOfSite: (amount) => `Khóa truy cập khi trên ${amount}, do trang này đặt`,
  joinLimits: (texts) => texts.join('. '),
  recipients: 'Người nhận',
  onlyRecipients: (count) =>
    count === 1 ? 'Một địa chỉ, và không địa chỉ nào khác' : `${count} địa chỉ, và không địa chỉ nào khác`,
  passkey: 'Khóa truy cập để phê duyệt',
  passkeySince: (time) => `Từ ${time}`,
  newPasskeySince: (time, from) => `Từ ${time}. Nới lỏng giới hạn và hiện các từ kể từ ${from}`,
  looserFrom: (time) => `Giới hạn lỏng hơn bắt đầu lúc ${time}.`,
  keep: 'Giữ các giới hạn',
  set: 'Đặt giới hạn',
  chooseRecipients: 'Chọn người nhận',
  addPasskey: 'Thêm khóa truy cập để phê duyệt',
  removePasskey: 'Gỡ khóa truy cập để phê duyệt',

  edit: {
    network: 'Mạng',
    perDay: (coin) => `Tối đa mỗi ngày, tính bằng ${coin}`,
    perDayHint: 'Tính coin của mạng, không tính token. Để trống nếu không giới hạn.',
    passkeyAbove: (coin) => `Khóa truy cập khi trên, tính bằng ${coin}`,
    passkeyAboveHint:
      'Cũng được hỏi với token và hợp đồng, vì không biết giá trị của chúng. Để trống nếu không cần khóa truy cập.',
    passkeyFirst: 'Trước tiên hãy thêm khóa truy cập để phê duyệt.',
    notAnAmount: 'Hãy nhập số tiền như 0.5, hoặc để trống ô này.',
  },

  recipientList: {
    about:
      'Khi đó ví của bạn chỉ gửi đến các địa chỉ này và không gọi hợp đồng nào khác. Với giao dịch chuyển token, tính theo bên nhận token.',
    label: 'Địa chỉ, mỗi dòng một địa chỉ',
    hint: 'Hãy ghi cả các hợp đồng bạn dùng, như sàn giao dịch. Để trống nếu cho mọi người.',
    notAnAddress: (typed) => `“${typed}” không phải địa chỉ. Tên không dùng được ở đây.`,
  },

  loosen: {
    title: 'Nới lỏng giới hạn của bạn?',
    onlyPasskey:
      'Chỉ khóa truy cập của bạn nới lỏng được chúng trên trang này. Nếu bạn đã mất khóa, những người vận hành trang không thể nới lỏng thay bạn.',
    passkeyOrWait: (hours) =>
      `Khóa truy cập của bạn nới lỏng chúng ngay. Nếu không có khóa, chúng thay đổi sau ${hours} giờ, và chúng tôi gửi email cho bạn trước.`,
    wait: (hours) =>
      `Chúng thay đổi sau ${hours} giờ, và chúng tôi gửi email cho bạn trước. Cho đến lúc đó bạn có thể giữ chúng.`,
    usePasskey: 'Dùng khóa truy cập',
    changeIn: (hours) => `Thay đổi sau ${hours} giờ`,
  },
}
