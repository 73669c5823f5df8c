import type { Texts } from '../texts'

export const window: Texts['window'] = {
  cancel: 'Hủy',
  back: 'Quay lại',
  save: 'Lưu',
  walletName: 'ví',
  otherWallet: 'Đây là ví khác. Hãy đăng nhập bằng email của ví đầu tiên.',
  logInToChange: 'Hãy đăng nhập lại để thay đổi cách bạn khôi phục ví.',

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
    logins: 'Các lần đăng nhập',
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
    loginEnded: 'Lần đăng nhập của bạn trong cửa sổ này đã kết thúc. Hãy đăng nhập lại. Không có gì bị xóa ở đây.',
  },

  deletion: {
    title: 'Xóa ví này?',
    confirmLabel: (name) => `Nhập ${name} để xác nhận`,
    confirmFirst: (name) => `Nhập ${name} để xác nhận.`,
    warning:
      'Trước tiên hãy gửi mọi thứ sang ví khác. Không ai có thể hoàn tác việc này, và không thiết bị nào đăng nhập được vào ví này nữa.',
    meaning:
      'Trang xóa phần của nó trong ví của bạn, email của bạn và các cách khôi phục của bạn. Tệp khôi phục bạn đã lưu vẫn mở được ví bằng mã in hoặc mật khẩu của tệp.',
    submit: 'Xóa vĩnh viễn',
    doneTitle: 'Ví của bạn đã bị xóa',
    done: 'Bạn có thể đóng cửa sổ này. Đăng nhập bằng cùng email sẽ mở một ví mới.',
    logIn: 'Đăng nhập',
  },

  words: {
    title: 'Hiện các từ của ví này?',
    about:
      'Với 24 từ này, một ví khác như MetaMask hoặc Phantom mở được cùng các tài khoản đó. Không giới hạn nào của trang này có hiệu lực ở đó.',
    warning:
      'Ai thấy các từ này thì có mọi thứ trong ví này, mãi mãi. Không ai giúp bạn mà cần đến chúng. Đừng cho ai xem.',
    needsPasskey: 'Trước tiên hãy thêm khóa truy cập để phê duyệt, trong mục “Giới hạn”.',
    usePasskey: 'Dùng khóa truy cập',
    shownTitle: 'Các từ của ví của bạn',
    shown: 'Hãy ghi lại theo thứ tự này. Chúng biến mất khi bạn rời màn hình này.',
    listLabel: 'Các từ',
    done: 'Xong',
  },
}
