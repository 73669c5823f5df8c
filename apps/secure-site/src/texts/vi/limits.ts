import type { Texts } from '../texts'

export const limits: Texts['limits'] = {
  title: 'Giới hạn',
  none: 'Ví của bạn gửi những gì bạn phê duyệt, không có giới hạn.',
  perDay: (amount) => `Tối đa ${amount} mỗi ngày`,
  perDayOfSite: (amount) => `Tối đa ${amount} mỗi ngày, do trang này đặt`,
  passkeyAbove: (amount) => `Cần passkey khi trên ${amount}`,
  passkeyAboveOfSite: (amount) => `Cần passkey khi trên ${amount}, do trang này đặt`,
  joinLimits: (texts) => texts.join('. '),
  recipients: 'Người nhận',
  onlyRecipients: (count) =>
    count === 1 ? 'Một địa chỉ, không có địa chỉ nào khác' : `${count} địa chỉ, không có địa chỉ nào khác`,
  passkey: 'Passkey để phê duyệt',
  passkeySince: (time) => `Từ ${time}`,
  newPasskeySince: (time, from) => `Từ ${time}. Nới lỏng giới hạn và hiện các từ kể từ ${from}`,
  looserFrom: (time) => `Giới hạn nới lỏng bắt đầu từ ${time}.`,
  keep: 'Giữ giới hạn',
  set: 'Đặt giới hạn',
  chooseRecipients: 'Chọn người nhận',
  addPasskey: 'Thêm passkey để phê duyệt',
  removePasskey: 'Xóa passkey để phê duyệt',

  edit: {
    network: 'Mạng',
    perDay: (coin) => `Tối đa mỗi ngày, tính bằng ${coin}`,
    perDayHint: 'Tính coin của mạng, không tính token. Để trống nếu không giới hạn.',
    passkeyAbove: (coin) => `Cần passkey khi trên, tính bằng ${coin}`,
    passkeyAboveHint: 'Cũng được yêu cầu với token và hợp đồng, vì không rõ giá trị. Để trống nếu không cần passkey.',
    passkeyFirst: 'Trước tiên hãy thêm passkey để phê duyệt.',
    notAnAmount: 'Nhập số tiền như 0.5, hoặc để trống ô này.',
  },

  recipientList: {
    about:
      'Khi đó ví của bạn chỉ gửi đến các địa chỉ này và không gọi hợp đồng nào khác. Với giao dịch chuyển token, người nhận token mới được tính.',
    label: 'Địa chỉ, mỗi dòng một địa chỉ',
    hint: 'Hãy ghi cả các hợp đồng bạn dùng, như sàn giao dịch. Để trống nếu cho phép tất cả.',
    notAnAddress: (typed) => `“${typed}” không phải địa chỉ. Không dùng được tên ở đây.`,
  },

  loosen: {
    title: 'Nới lỏng giới hạn của bạn?',
    onlyPasskey:
      'Trên trang này, chỉ passkey của bạn nới lỏng được giới hạn. Nếu bạn đã mất passkey, người vận hành trang không thể nới lỏng giới hạn cho bạn.',
    passkeyOrWait: (hours) =>
      `Passkey của bạn nới lỏng giới hạn ngay. Không có passkey, giới hạn thay đổi sau ${hours} giờ, và chúng tôi gửi email cho bạn trước.`,
    wait: (hours) =>
      `Giới hạn thay đổi sau ${hours} giờ, và chúng tôi gửi email cho bạn trước. Cho đến lúc đó, bạn có thể giữ giới hạn.`,
    usePasskey: 'Dùng passkey',
    changeIn: (hours) => `Thay đổi sau ${hours} giờ`,
  },
}
