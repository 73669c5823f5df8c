import type { Texts } from '../texts'

export const window: Texts['window'] = {
  cancel: 'Hủy',
  back: 'Quay lại',
  save: 'Lưu',
  walletName: 'ví',
  otherWallet: 'Đây là một ví khác. Hãy đăng nhập bằng email của ví đầu tiên.',
  logInToChange: 'Hãy đăng nhập lại để thay đổi cách khôi phục ví của bạn.',

  userAgent: {
    iPhoneOrIPad: 'iPhone hoặc iPad',
    unknownBrowser: 'không rõ',
    unknownSystem: 'không rõ',
    browserOnSystem: (browser, system) => `${browser}, ${system}`,
  },

  home: {
    title: 'Ví của bạn',
    evm: 'Ethereum và các mạng EVM khác',
    solana: 'Solana',
    logins: 'Đăng nhập',
    elsewhere: 'Dùng ở nơi khác',
    showWords: 'Hiện các từ của ví này',
    deletion: 'Xóa',
    delete: 'Xóa ví này',
  },

  sessions: {
    thisWindow: 'Cửa sổ của trang này',
    since: (time) => `Từ ${time}`,
    lastUsed: (time) => `Dùng lần cuối khoảng ${time}`,
    current: 'Thiết bị này',
    end: 'Đăng xuất',
    endOf: (browser, place) => `Đăng xuất: ${browser}, ${place}`,
    endOthers: 'Đăng xuất ở mọi nơi khác',
    endHere: 'Đăng xuất ở đây',
    endHereTitle: 'Đăng xuất ở đây?',
  },

  devices: {
    title: 'Một thiết bị yêu cầu mở ví của bạn',
    asked: (time, browser) => `Yêu cầu lúc ${time}. Thiết bị tự nhận là ${browser}.`,
    askedAt: (time, browser, place) => `Yêu cầu lúc ${time}. Thiết bị tự nhận là ${browser}, tại ${place}.`,
    advice: 'Chỉ phê duyệt nếu bạn thấy mã này trên thiết bị trước mặt bạn.',
    approve: 'Phê duyệt',
    approveCode: (code) => `Phê duyệt ${code}`,
    decline: 'Từ chối',
    declineCode: (code) => `Từ chối ${code}`,
    ended: 'Yêu cầu này đã kết thúc.',
    loginEnded: 'Phiên đăng nhập của bạn trong cửa sổ này đã kết thúc. Hãy đăng nhập lại. Không có gì bị xóa ở đây.',
  },

  deletion: {
    title: 'Xóa ví này?',
    confirmLabel: (name) => `Nhập ${name} để xác nhận`,
    confirmFirst: (name) => `Hãy nhập ${name} để xác nhận.`,
    warning:
      'Trước tiên hãy gửi mọi thứ sang ví khác. Không ai có thể hoàn tác việc này, và không thiết bị nào đăng nhập lại được vào ví này.',
    meaning:
      'Trang xóa phần của mình trong ví của bạn, email của bạn và các cách khôi phục của bạn. Tệp khôi phục bạn đã lưu vẫn mở được ví bằng mã đã in hoặc mật khẩu của tệp.',
    submit: 'Xóa vĩnh viễn',
    doneTitle: 'Ví của bạn đã bị xóa',
    done: 'Bạn có thể đóng cửa sổ này. Đăng nhập bằng cùng email sẽ mở một ví mới.',
    logIn: 'Đăng nhập',
  },

  words: {
    title: 'Hiện các từ của ví này?',
    about:
      'Với 24 từ này, một ví khác, như MetaMask hoặc Phantom, mở được các tài khoản giống vậy. Ở đó không có giới hạn nào của trang này.',
    warning:
      'Ai thấy các từ này thì có mọi thứ trong ví này, mãi mãi. Không ai giúp bạn mà cần đến chúng. Đừng cho ai xem.',
    needsPasskey: 'Trước tiên hãy thêm passkey để phê duyệt, trong mục “Giới hạn”.',
    usePasskey: 'Dùng passkey',
    shownTitle: 'Các từ của ví bạn',
    shown: 'Hãy ghi lại theo đúng thứ tự này. Các từ biến mất khi bạn rời khỏi màn hình này.',
    listLabel: 'Các từ',
    done: 'Xong',
  },
}
