import type { Texts } from '../texts'

type Recovery = Texts['recovery']
type CodeSize = Parameters<Recovery['codeMistakes']['loginCode']>[0]

const describeCode = ({ groups, characters }: CodeSize) =>
  `Mã khôi phục có ${groups} nhóm, mỗi nhóm ${characters} ký tự.`

const NAMES = { code: 'mã đã in', password: 'mật khẩu', passkey: 'passkey' } as const

export const recovery: Recovery = {
  title: 'Khôi phục',
  none: 'Bạn chưa có cách khôi phục riêng. Cho đến khi bạn thêm một cách, người vận hành trang này giữ một phần dự phòng của ví bạn, và ai đăng nhập được dưới tên bạn thì mở được ví.',
  firstWay:
    'Khi bạn thêm cách này, trang xóa phần dự phòng của ví bạn. Từ đó trở đi, bạn cần cách này, hoặc một trong các thiết bị của bạn, để mở ví trên thiết bị mới: không ai khác giúp được bạn.',
  ways: { code: 'Mã đã in', password: 'Mật khẩu', passkey: 'Passkey' },
  added: (time) => `Thêm lúc ${time}`,
  addCode: 'Thêm mã in',
  addPassword: 'Thêm mật khẩu',
  addPasskey: 'Thêm passkey',
  usePasskey: 'Dùng passkey',
  saveFile: 'Lưu tệp khôi phục',

  removal: {
    label: 'Xóa',
    labels: {
      code: (time) => `Xóa: Mã đã in, thêm lúc ${time}`,
      password: (time) => `Xóa: Mật khẩu, thêm lúc ${time}`,
      passkey: (time) => `Xóa: Passkey, thêm lúc ${time}`,
    },
    titles: {
      code: 'Xóa mã đã in này?',
      password: 'Xóa mật khẩu này?',
      passkey: 'Xóa passkey này?',
    },
    added: (time) => `Thêm lúc ${time}.`,
    meaning:
      'Trang sẽ quên nó. Bản sao vẫn nguy hiểm: ai có bản sao và đăng nhập được dưới tên bạn thì vẫn mở được ví của bạn.',
  },

  logout: {
    withoutWays: 'Cửa sổ này quên phần của mình trong ví của bạn. Đăng nhập sẽ mở lại ví.',
    withWays: (ways) =>
      `Cửa sổ này quên phần của mình trong ví của bạn. Để mở lại ví ở đây, bạn cần ${ways.map((way) => `${NAMES[way]} của bạn`).join(' hoặc ')}, hoặc một thiết bị khác.`,
  },

  newCode: {
    title: 'In hoặc ghi lại mã này',
    about:
      'Với mã này, bạn mở ví của mình trên thiết bị mới. Trang không giữ mã. Ai có mã và email của bạn thì mở được ví của bạn.',
    listLabel: 'Mã khôi phục',
    print: 'In',
    aboutFile:
      'Với mã và tệp này, bạn mở được ví ngay cả khi trang này không còn tồn tại. Chỉ riêng tệp thì không mở được gì.',
    stored: 'Tôi đã cất giữ mã',
    checkTitle: 'Nhập hai nhóm của mã',
    group: (group) => `Nhóm ${group}`,
    groupDiffers: (group) => `Nhóm ${group} không khớp. Hãy so sánh với mã bạn đã cất giữ.`,
    submit: 'Thêm mã này',
  },

  newPassword: {
    title: 'Chọn mật khẩu khôi phục',
    about:
      'Mật khẩu bảo vệ một phần của ví bạn mà trang này lưu trữ. Ai biết mật khẩu và đọc được email của bạn thì mở được ví của bạn.',
    label: 'Mật khẩu',
    hint: (least) => `Ít nhất ${least} ký tự. Không ai có thể đặt lại mật khẩu.`,
    repeat: 'Nhập lại mật khẩu',
    differ: 'Hai mật khẩu khác nhau.',
    continue: 'Tiếp tục',
    aboutFile:
      'Với mật khẩu và tệp này, bạn mở được ví ngay cả khi trang này không còn tồn tại. Ai có tệp thì có thể thử đoán mật khẩu.',
    submit: 'Thêm mật khẩu này',
  },

  newPasskey: {
    title: 'Thêm passkey',
    about:
      'Passkey bảo vệ một phần của ví bạn mà trang này lưu trữ. Passkey chỉ dùng được tại trang này: hãy thêm cả mã hoặc mật khẩu, phòng khi trang không còn tồn tại.',
    create: 'Tạo passkey',
    trialTitle: 'Dùng passkey mới một lần',
    trial: 'Trình duyệt của bạn đã tạo passkey. Hãy dùng ngay để xem passkey có mở được ví của bạn không.',
  },

  open: {
    title: 'Mở ví của bạn trên thiết bị này',
    about: 'Bạn đã đăng nhập, nhưng thiết bị này chưa có phần nào của ví bạn.',
    usePasskey: 'Dùng passkey của bạn',
    usePasskeyOf: (time) => `Dùng passkey của bạn. Thêm lúc ${time}`,
    password: 'Mật khẩu khôi phục',
    passwordOf: (time) => `Mật khẩu khôi phục. Thêm lúc ${time}`,
    withPassword: 'Mở bằng mật khẩu',
    code: 'Mã khôi phục',
    withCode: 'Mở bằng mã',
    askDevice: 'Hỏi thiết bị khác',
    onlyHere: (site) => `Chỉ nhập những thứ này ở đây, tại ${site}.`,
    linkTitle: 'Phê duyệt thiết bị này trên thiết bị khác',
    link: 'Mở trang này trên thiết bị có ví của bạn. Chỉ phê duyệt nếu thiết bị đó hiện mã này:',
    waiting: 'Đang chờ thiết bị kia…',
    notApproved: 'Thiết bị này không được phê duyệt',
  },

  restore: {
    title: 'Khôi phục ví',
    about: 'Chọn tệp khôi phục mà bạn đã lưu cùng mã đã in hoặc mật khẩu.',
    file: 'Tệp khôi phục',
    fileFirst: 'Trước tiên hãy chọn tệp khôi phục.',
    continue: 'Tiếp tục',
    openTitle: 'Mở tệp khôi phục',
    password: 'Mật khẩu',
    opened: (address) => `Tệp này mở ví ${address}. Hãy đăng nhập bằng địa chỉ email sẽ mở ví này từ nay về sau.`,
  },

  codeMistakes: {
    otherKind: 'Mã này thuộc loại khác, hoặc của phiên bản mới hơn của trang này.',
    noShare: 'Mã này có tổng kiểm hợp lệ, nhưng không chứa phần khôi phục.',
    words: 'Đây trông giống các từ của một ví. Hãy nhập chúng trong ví, không phải ở đây.',
    loginCode: (size) => `Đây trông giống mã đăng nhập. ${describeCode(size)}`,
    unknownCharacter: (group) => `Nhóm ${group} có ký tự không có trong mã nào. Hãy so sánh lại.`,
    groupLength: (group, entered, size) => `Nhóm ${group} có ${entered} ký tự. ${describeCode(size)}`,
    tooFewGroups: (entered, size) => `Mã này chưa đầy đủ: bạn đã nhập ${entered} nhóm. ${describeCode(size)}`,
    tooFewCharacters: (entered, size) => `Mã này chưa đầy đủ: bạn đã nhập ${entered} ký tự. ${describeCode(size)}`,
    tooManyGroups: (entered, size) => `Mã này quá dài: bạn đã nhập ${entered} nhóm. ${describeCode(size)}`,
    tooManyCharacters: (entered, size) => `Mã này quá dài: bạn đã nhập ${entered} ký tự. ${describeCode(size)}`,
    mistypedGroup: (group) => `Nhóm ${group} bị gõ sai. Hãy so sánh với mã đã in của bạn.`,
    mistypedGroups: (one, other) => `Nhóm ${one} và ${other} bị gõ sai. Hãy so sánh với mã đã in của bạn.`,
    swappedGroups: (one, other) => `Nhóm ${one} và ${other} bị đổi chỗ.`,
    unlocated: 'Mã này có lỗi. Hãy so sánh từng nhóm với mã đã in của bạn.',
  },

  passwordMistakes: {
    short: (least) => `Dùng ít nhất ${least} ký tự. Có thể dùng nhiều từ.`,
    long: (most) => `Dùng tối đa ${most} ký tự.`,
    weak: 'Mật khẩu này dễ đoán. Hãy dùng nhiều từ không liên quan đến nhau.',
    damaged: 'Nội dung mà mật khẩu bảo vệ bị hỏng, hoặc không do trang này tạo.',
    wrong: 'Mật khẩu này không đúng. Hãy kiểm tra chữ hoa và ngôn ngữ bàn phím.',
  },

  passkeyMistakes: {
    unavailable: 'Không dùng được passkey ở đây. Hãy chọn cách khác.',
    none: 'Không có passkey nào cho ví này trên thiết bị này.',
    cancelled: 'Không có passkey nào được dùng: yêu cầu đã bị hủy, hoặc thiết bị này không có passkey cho ví này.',
    unsuitable: 'Passkey này không bảo vệ được ví. Hãy dùng thiết bị hoặc trình quản lý mật khẩu khác, hoặc cách khác.',
    damaged: 'Nội dung mà passkey bảo vệ bị hỏng.',
    wrong: 'Passkey này không đúng. Hãy chọn passkey bạn đã lưu cho ví này.',
  },

  fileMistakes: {
    tooLarge: 'Tệp này quá lớn để là tệp khôi phục.',
    none: 'Đây không phải tệp khôi phục.',
    newer: 'Tệp khôi phục này thuộc phiên bản mới hơn. Hãy lấy phiên bản mới hơn của trang này.',
    damaged: 'Tệp khôi phục này bị hỏng. Hãy dùng bản sao khác của tệp, nếu bạn có.',
    otherCode: 'Mã này được gõ đúng, nhưng không thuộc về tệp này, hoặc tệp đã bị thay đổi.',
    otherWallet: 'Tệp khôi phục này bị hỏng: tệp mở một ví khác với ví được nêu.',
    noPassword: 'Tệp này không có mật khẩu. Hãy nhập mã khôi phục đã in của bạn.',
  },
}
