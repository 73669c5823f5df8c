import type { Texts } from '../texts'

const NAMES = { code: 'mã in', password: 'mật khẩu', passkey: 'khóa truy cập' } as const

interface CodeSize {
  readonly groups: number
  readonly characters: number
}

const describeSize = ({ groups, characters }: CodeSize) =>
  `Mã khôi phục có ${groups} nhóm, mỗi nhóm ${characters} ký tự.`

export const recovery: Texts['recovery'] = {
  title: 'Khôi phục',
  none: 'Bạn chưa có cách khôi phục của riêng mình. Cho đến khi bạn thêm, những người vận hành trang này giữ một phần dự phòng của ví của bạn, và ai đăng nhập được với tư cách bạn thì có thể mở ví.',
  firstWay:
    'Khi bạn thêm cách này, trang sẽ xóa phần dự phòng của ví của bạn. Từ đó bạn cần cách này, hoặc một trong các thiết bị của bạn, để mở ví trên thiết bị mới: không ai khác có thể giúp bạn.',
  ways: { code: 'Mã in', password: 'Mật khẩu', passkey: 'Khóa truy cập' },
  added: (time) => `Đã thêm ${time}`,
  addCode: 'Thêm mã in',
  addPassword: 'Thêm mật khẩu',
  addPasskey: 'Thêm khóa truy cập',
  usePasskey: 'Dùng khóa truy cập',
  saveFile: 'Lưu tệp khôi phục',

  removal: {
    label: 'Gỡ',
    labels: {
      code: (time) => `Gỡ: Mã in, Đã thêm ${time}`,
      password: (time) => `Gỡ: Mật khẩu, Đã thêm ${time}`,
      passkey: (time) => `Gỡ: Khóa truy cập, Đã thêm ${time}`,
    },
    titles: {
      code: 'Gỡ mã in này?',
      password: 'Gỡ mật khẩu này?',
      passkey: 'Gỡ khóa truy cập này?',
    },
    added: (time) => `Đã thêm ${time}.`,
    meaning:
      'Trang sẽ quên nó. Bản sao vẫn nguy hiểm: ai có nó và đăng nhập được với tư cách bạn thì vẫn có thể mở ví của bạn.',
  },

  logout: {
    withoutWays: 'Cửa sổ này quên phần của nó trong ví của bạn. Đăng nhập sẽ mở lại ví.',
    withWays: (ways) =>
      `Cửa sổ này quên phần của nó trong ví của bạn. Để mở lại ví ở đây, bạn cần ${ways.map((way) => NAMES[way]).join(' hoặc ')} của bạn, hoặc một thiết bị khác.`,
  },

  newCode: {
    title: 'In hoặc ghi lại mã này',
    about:
      'Với mã này bạn mở ví trên thiết bị mới. Trang không giữ mã. Ai có mã và email của bạn thì có thể mở ví của bạn.',
    listLabel: 'Mã khôi phục',
    print: 'In',
    aboutFile:
      'Với mã và tệp này bạn mở được ví ngay cả khi trang này không còn tồn tại. Chỉ riêng tệp thì không mở được gì.',
    stored: 'Tôi đã cất giữ mã',
    checkTitle: 'Nhập hai nhóm của mã',
    group: (group) => `Nhóm ${group}`,
    groupDiffers: (group) => `Nhóm ${group} không khớp. Hãy so với bản bạn đã cất giữ.`,
    submit: 'Thêm mã này',
  },

  newPassword: {
    title: 'Chọn mật khẩu khôi phục',
    about:
      'Mật khẩu bảo vệ một phần của ví của bạn mà trang này lưu. Ai biết mật khẩu và đọc được email của bạn thì có thể mở ví của bạn.',
    label: 'Mật khẩu',
    hint: (least) => `Ít nhất ${least} ký tự. Không ai có thể đặt lại.`,
    repeat: 'Nhập lại mật khẩu',
    differ: 'Hai mật khẩu khác nhau.',
    continue: 'Tiếp tục',
    aboutFile:
      'Với mật khẩu và tệp này bạn mở được ví ngay cả khi trang này không còn tồn tại. Ai có tệp thì có thể thử đoán mật khẩu.',
    submit: 'Thêm mật khẩu này',
  },

  newPasskey: {
    title: 'Thêm khóa truy cập',
    about:
      'Khóa bảo vệ một phần của ví của bạn mà trang này lưu. Khóa chỉ dùng được tại trang này: hãy thêm cả mã hoặc mật khẩu, phòng khi trang không còn tồn tại.',
    create: 'Tạo khóa truy cập',
    trialTitle: 'Dùng khóa truy cập mới một lần',
    trial: 'Trình duyệt đã tạo khóa truy cập. Hãy dùng ngay để thấy rằng khóa mở được ví của bạn.',
  },

  open: {
    title: 'Mở ví của bạn trên thiết bị này',
    about: 'Bạn đã đăng nhập, nhưng thiết bị này chưa có phần nào của ví của bạn.',
    usePasskey: 'Dùng khóa truy cập của bạn',
    usePasskeyOf: (time) => `Dùng khóa truy cập của bạn. Đã thêm ${time}`,
    password: 'Mật khẩu khôi phục',
    passwordOf: (time) => `Mật khẩu khôi phục. Đã thêm ${time}`,
    withPassword: 'Mở bằng mật khẩu',
    code: 'Mã khôi phục',
    withCode: 'Mở bằng mã',
    askDevice: 'Yêu cầu thiết bị khác',
    onlyHere: (site) => `Chỉ nhập những thứ này ở đây, tại ${site}.`,
    linkTitle: 'Phê duyệt thiết bị này trên thiết bị khác',
    link: 'Hãy mở trang này trên thiết bị có ví của bạn. Chỉ phê duyệt nếu thiết bị đó hiện mã này:',
    waiting: 'Đang chờ thiết bị kia…',
    notApproved: 'Thiết bị này không được phê duyệt',
  },

  restore: {
    title: 'Khôi phục ví',
    about: 'Hãy chọn tệp khôi phục bạn đã lưu cùng với mã in hoặc mật khẩu.',
    file: 'Tệp khôi phục',
    fileFirst: 'Hãy chọn tệp khôi phục trước.',
    continue: 'Tiếp tục',
    openTitle: 'Mở tệp khôi phục',
    password: 'Mật khẩu',
    opened: (address) => `Tệp này mở ví ${address}. Hãy đăng nhập bằng địa chỉ email sẽ mở ví đó từ nay về sau.`,
  },

  codeMistakes: {
    otherKind: 'Mã này thuộc loại khác, hoặc của phiên bản mới hơn của trang này.',
    noShare: 'Mã này có tổng kiểm tra hợp lệ, nhưng không chứa phần khôi phục nào.',
    words: 'Đây có vẻ là các từ của một ví. Hãy nhập chúng trong ví, không phải ở đây.',
    loginCode: (size) => `Đây có vẻ là mã đăng nhập. ${describeSize(size)}`,
    unknownCharacter: (group) => `Nhóm ${group} có một ký tự không có trong mã nào. Hãy so lại.`,
    groupLength: (group, entered, size) => `Nhóm ${group} có ${entered} ký tự. ${describeSize(size)}`,
    tooFewGroups: (entered, size) => `Mã này chưa đầy đủ: bạn đã nhập ${entered} nhóm. ${describeSize(size)}`,
    tooFewCharacters: (entered, size) => `Mã này chưa đầy đủ: bạn đã nhập ${entered} ký tự. ${describeSize(size)}`,
    tooManyGroups: (entered, size) => `Mã này quá dài: bạn đã nhập ${entered} nhóm. ${describeSize(size)}`,
    tooManyCharacters: (entered, size) => `Mã này quá dài: bạn đã nhập ${entered} ký tự. ${describeSize(size)}`,
    mistypedGroup: (group) => `Nhóm ${group} bị gõ sai. Hãy so với mã in của bạn.`,
    mistypedGroups: (one, other) => `Nhóm ${one} và ${other} bị gõ sai. Hãy so với mã in của bạn.`,
    swappedGroups: (one, other) => `Nhóm ${one} và ${other} bị đổi chỗ cho nhau.`,
    unlocated: 'Mã này có lỗi. Hãy so từng nhóm với mã in của bạn.',
  },

  passwordMistakes: {
    short: (least) => `Hãy dùng ít nhất ${least} ký tự. Dùng vài từ cũng được.`,
    long: (most) => `Hãy dùng tối đa ${most} ký tự.`,
    weak: 'Mật khẩu này dễ đoán. Hãy dùng vài từ không liên quan với nhau.',
    damaged: 'Thứ mật khẩu bảo vệ đã bị hỏng, hoặc không do trang này tạo.',
    wrong: 'Mật khẩu này không đúng. Hãy kiểm tra chữ hoa và ngôn ngữ bàn phím.',
  },

  passkeyMistakes: {
    unavailable: 'Khóa truy cập không dùng được ở đây. Hãy chọn cách khác.',
    none: 'Không có khóa truy cập nào cho ví này trên thiết bị này.',
    cancelled:
      'Không có khóa truy cập nào được dùng: yêu cầu đã bị hủy, hoặc thiết bị này không có khóa truy cập cho ví này.',
    unsuitable:
      'Khóa truy cập này không thể bảo vệ ví. Hãy dùng thiết bị khác hoặc trình quản lý mật khẩu khác, hoặc cách khác.',
    damaged: 'Thứ khóa truy cập bảo vệ đã bị hỏng.',
    wrong: 'Khóa truy cập này không đúng. Hãy chọn khóa bạn đã lưu cho ví này.',
  },

  fileMistakes: {
    tooLarge: 'Tệp này quá lớn để là tệp khôi phục.',
    none: 'Đây không phải tệp khôi phục.',
    newer: 'Tệp khôi phục này thuộc phiên bản mới hơn. Hãy lấy phiên bản mới hơn của trang này.',
    damaged: 'Tệp khôi phục này bị hỏng. Hãy dùng bản sao khác, nếu bạn có.',
    otherCode: 'Mã này được gõ đúng, nhưng không thuộc về tệp này, hoặc tệp đã bị thay đổi.',
    otherWallet: 'Tệp khôi phục này bị hỏng: nó mở ví khác với ví nó nêu.',
    noPassword: 'Tệp này không có mật khẩu. Hãy nhập mã khôi phục in của bạn.',
  },
}
