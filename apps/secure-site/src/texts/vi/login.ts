import type { Texts } from '../texts'

export const login: Texts['login'] = {
  title: 'Mở ví của bạn',
  about: (site) => `Đăng nhập tại ${site} để phê duyệt thiết bị và thiết lập khôi phục.`,
  email: 'Email',
  continue: 'Tiếp tục',
  continueWith: (provider) => `Tiếp tục với ${provider}`,
  restore: 'Khôi phục ví từ tệp khôi phục',
  cancel: 'Hủy',
  checkAddress: (site) =>
    `Hãy kiểm tra rằng thanh địa chỉ hiện ${site}. Đừng nhập mã khôi phục hoặc mật khẩu của bạn ở bất kỳ nơi nào khác. Chưa thể mở ở đây ví mà bạn mở bằng Farcaster.`,
  startWithEmail: 'Bắt đầu bằng email của bạn.',
  moment: 'Chờ một chút',

  captcha: {
    title: 'Một bước kiểm tra trước khi chúng tôi gửi email',
    frame: 'Kiểm tra chống bot',
    first: (email) => `Hãy chứng minh bạn không phải bot. Sau đó chúng tôi gửi email đến ${email}.`,
    again: (email) => `Lần kiểm tra đó không được chấp nhận. Hãy thử lại. Sau đó chúng tôi gửi email đến ${email}.`,
    notLoaded: (host) =>
      `Phần kiểm tra chống bot không tải được. Hãy kiểm tra kết nối, cho phép ${host} trong trình chặn của bạn, rồi thử lại.`,
    failed: 'Kiểm tra chống bot không thành công. Hãy thử lại sau.',
    oldFrame: 'Trang này của trang an toàn đã cũ. Hãy tải lại và thử lại.',
    oldWindow: 'Trang này đã cũ. Hãy tải lại và thử lại.',
    cancelled: 'Chưa có email nào được gửi.',
  },

  link: {
    title: 'Phê duyệt thiết bị này',
    sentFromFrame: (email) => `Chúng tôi đã gửi email chứa liên kết đến ${email}. Hãy mở liên kết để tiếp tục ở đây.`,
    sent: (email) => `Chúng tôi đã gửi email chứa liên kết đến ${email}. Hãy mở liên kết để phê duyệt thiết bị này.`,
  },

  frame: {
    title: 'Kiểm tra email của bạn',
    secondCode: (email) => `Sau đó, chúng tôi gửi thêm một mã đến ${email}.`,
    enterOnlyAt: (host) => `Chỉ nhập trong cửa sổ có thanh địa chỉ hiện ${host}, không bao giờ nhập trên trang khác.`,
    enterBothOnlyAt: (host) =>
      `Chỉ nhập cả hai trong cửa sổ có thanh địa chỉ hiện ${host}, không bao giờ nhập trên trang khác.`,
    open: 'Nhập mã trong cửa sổ của chúng tôi',
    openAgain: 'Mở lại cửa sổ',
    openHere: 'Mở trên trang này',
    opened: 'Hãy tiếp tục trong cửa sổ của chúng tôi. Trang này sẽ tự động cập nhật.',
    blocked: 'Không có cửa sổ nào mở ra? Hãy cho phép cửa sổ bật lên cho trang này, hoặc mở trên trang này.',
    sending: 'Đang gửi mã',
    onlyInWindow: (host) => `Chỉ nhập trong cửa sổ của ${host}, không bao giờ nhập trên trang của nơi khác.`,
  },

  code: {
    title: 'Nhập mã',
    label: 'Mã',
    sent: (email) => `Chúng tôi đã gửi mã 6 chữ số đến ${email}.`,
    submit: 'Đăng nhập',
    resend: 'Gửi mã mới',
    resendIn: (seconds) => `Gửi mã mới sau ${seconds} giây`,
    site: 'Trang',
    device: 'Thiết bị',
    started: 'Bắt đầu lúc',
    onlyIfYours:
      'Chỉ nhập mã nếu chính bạn đã bắt đầu việc này, trên trang và thiết bị này. Người đã bắt đầu sẽ được đăng nhập.',
    checkAddress: (site) =>
      `Hãy kiểm tra rằng thanh địa chỉ hiện ${site}. Đừng nhập mã ở bất kỳ nơi nào khác, và đừng đưa mã cho ai.`,
    asking: 'Đang hỏi về đăng nhập của bạn.',
    stuckTitle: 'Không thể tiếp tục đăng nhập này',
    stuck: 'Hãy quay lại trang nơi bạn đã bắt đầu và đăng nhập lại ở đó.',
    noneTitle: 'Không có đăng nhập nào ở đây',
    none: 'Không có trang nào của chúng tôi mở cửa sổ này, nên cửa sổ không nhận mã.',
    noneAdvice: 'Nếu bạn đang đăng nhập, hãy quay lại trang nơi bạn đã bắt đầu và chọn “Mở trên trang này”.',
    doneTitle: 'Bạn đã đăng nhập',
    goBack: (host) => `Hãy quay lại ${host}.`,
    goBackOrClose: (host) => `Hãy quay lại ${host}. Bạn có thể đóng cửa sổ này.`,
    goBackButton: (host) => `Quay lại ${host}`,
  },

  change: {
    oldTitle: 'Xác nhận email hiện tại',
    newTitle: 'Xác nhận email mới',
    confirm: 'Xác nhận',
    submit: 'Đổi email',
    newEmail: 'Email mới',
    onlyIfYours: (email) => `Chỉ nhập mã nếu từ nay bạn muốn mở ví này bằng ${email}.`,
    asking: 'Đang hỏi về thay đổi của bạn.',
    stuckTitle: 'Không thể tiếp tục thay đổi này',
    stuck: 'Email của bạn chưa được đổi. Hãy quay lại trang nơi bạn đã bắt đầu và thử lại ở đó.',
    noneTitle: 'Không có thay đổi nào ở đây',
    noneAdvice: 'Nếu bạn đang đổi email, hãy quay lại trang nơi bạn đã bắt đầu và chọn “Mở trên trang này”.',
    changedTitle: 'Đã đổi email của bạn',
    changed: (email) => `Giờ bạn mở ví này bằng ${email}.`,
    willChangeTitle: 'Email của bạn sẽ đổi',
    willChange: (time, email) =>
      `Từ ${time}, bạn mở ví này bằng ${email}. Chúng tôi đã gửi đến địa chỉ hiện tại của bạn một liên kết để ngừng việc đổi.`,
  },

  social: {
    over: 'Lần đăng nhập này không còn hiệu lực. Hãy bắt đầu lại.',
    notBegunHere: 'Lần đăng nhập này không bắt đầu ở đây, hoặc mất quá nhiều thời gian. Hãy bắt đầu lại.',
    notSignedIn: 'Bạn chưa được đăng nhập. Hãy thử lại.',
    notLoggedIn: 'Bạn chưa được đăng nhập. Hãy thử lại, hoặc đăng nhập bằng cách khác.',
  },

  newWallet: {
    title: 'Bắt đầu ví mới?',
    lostTitle: 'Trang này đã mất ví của bạn',
    noneTitle: 'Chưa có ví nào cho đăng nhập này',
    meaning: 'Ví mới có các địa chỉ khác và không có gì của ví trước.',
    noneMeaning:
      'Nếu bạn đã có ví, có thể bạn dùng đăng nhập khác cho ví đó, hoặc trang này đã mất ví. Ví mới có các địa chỉ khác và không có gì của ví bạn.',
    start: 'Bắt đầu ví mới',
    restore: 'Khôi phục từ tệp khôi phục',
    logInOtherwise: 'Đăng nhập bằng cách khác',
  },
}
