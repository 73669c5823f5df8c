import type { Language } from '../types.js'

const DAY = 86_400
const UNITS = [
  [7 * DAY, 'tuần'],
  [DAY, 'ngày'],
  [3_600, 'giờ'],
  [60, 'phút'],
  [1, 'giây'],
] as const

function every(seconds: number): string {
  const [size, unit] = UNITS.find(([each]) => seconds % each === 0) ?? [1, 'giây']
  return seconds === size ? `mỗi ${unit}` : `mỗi ${seconds / size} ${unit}`
}

export const permissions: Pick<Language['wallet'], 'permissions' | 'smartSessions' | 'siwx'> = {
  permissions: {
    title: 'Quyền',
    reading: 'Đang tải quyền',
    groups: {
      signIn: 'Đã đăng nhập vào trang này',
      session: 'Ví trên điện thoại',
      permission: 'Trang có thể hành động thay bạn',
      approval: (network: string) => `Phê duyệt token trên ${network}`,
    },
    inUse: 'Đang dùng',
    thisSite: 'Trang này',
    unknownToken: 'Token không rõ',
    onNetwork: (wallet: string, network: string) => (network ? `${wallet} trên ${network}` : wallet),
    accounts: (count: number) => `${count} tài khoản`,
    until: (date: string) => `đến ${date}`,
    via: (contract: string) => `qua ${contract}`,
    unlimited: 'Không giới hạn',
    unlimitedOf: (symbol: string) => `${symbol} không giới hạn`,
    upTo: (amount: string) => `Tối đa ${amount}`,
    wholeCollection: (name: string) => `Toàn bộ ${name}`,
    oneOf: (name: string, tokenId: string) => `${name} số ${tokenId}`,
    anNft: 'một bộ sưu tập',
    atRisk: (money: string) => `${money} có rủi ro`,
    nothingThere: 'Hiện không có gì gặp rủi ro',
    perDay: (amount: string) => `Tối đa ${amount} mỗi ngày`,
    perHours: (amount: string, hours: number) => `Tối đa ${amount} trong ${hours === 1 ? 'một giờ' : `${hours} giờ`}`,
    unclear: 'Không rõ số tiền',
    explorer: (who: string, explorer: string) => `${who} trên ${explorer}`,
    partly: 'Có thể thiếu một số mục: chúng tôi không thể tải toàn bộ lịch sử của bạn.',
    partlySince: (date: string) => `Có thể thiếu một số mục trước ${date}: chúng tôi không thể tải lịch sử cũ hơn.`,
    failed: {
      signIn: 'Không thể tải nơi bạn đã đăng nhập.',
      session: 'Không thể tải các ví trên điện thoại đã kết nối.',
      permission: 'Không thể tải các trang có thể hành động thay bạn.',
      approval: 'Không thể tải phê duyệt token của bạn.',
    },
    stale: 'Không có phản hồi. Danh sách này có thể đã cũ.',
    noApprovals: 'Không tìm thấy.',
    none: 'Không tìm thấy quyền nào',
    noneText: (network: string) =>
      `Chúng tôi không tìm thấy đăng nhập, ví trên điện thoại hoặc phê duyệt token nào trên ${network}.`,
    choose: 'Chọn quyền cần thu hồi',
    takeBack: (count: number) => `Thu hồi ${count}`,
    disconnects: 'Thu hồi quyền đang dùng sẽ ngắt kết nối của bạn.',
    costs: 'Thu hồi tốn phí mạng.',
    sponsored: (app: string) => `Nếu ví của bạn chấp nhận, ${app} trả phí mạng.`,
    takenBack: 'Đã thu hồi',
    checkingText: 'Chúng tôi mô phỏng trước khi ví của bạn mở.',
    walletText: (who: string, what: string) =>
      `Phê duyệt để ngăn ${who} chi tiêu ${what} của bạn. Bạn có thể đóng cửa sổ này.`,
    walletSeveral: (count: number) => `Việc này thu hồi ${count} quyền. Bạn có thể đóng cửa sổ này.`,
    bothAsked: 'Yêu cầu đầu tiên vẫn ở trong ví của bạn.',
    toList: 'Quay lại danh sách',
    chainTitle: 'Đang thu hồi',
    chainText: (network: string) => `${network} đang xác nhận. Bạn có thể đóng cửa sổ này.`,
    progress: (done: number, count: number) => `Xong ${done} trên ${count}`,
    endingTitle: 'Đang thu hồi',
    endingText: 'Việc này có thể mất một lúc.',
    view: 'Xem giao dịch',
    pausedTitle: 'Xong một phần',
    pausedText: (left: number) =>
      `Ví của bạn không nhận yêu cầu khi cửa sổ này đóng. Còn lại ${left === 1 ? 'một quyền' : `${left} quyền`}.`,
    goOn: 'Tiếp tục',
    stoppedTitle: 'Dừng giữa chừng',
    stoppedAccount: 'Ví của bạn đã đổi tài khoản. Các yêu cầu trước vẫn có thể được thực hiện.',
    stoppedNetwork: 'Ví của bạn đã đổi mạng. Các yêu cầu trước vẫn có thể được thực hiện.',
    failedTitle: 'Chưa được thu hồi',
    declined: (wallet: string | undefined) =>
      `Bạn đã từ chối yêu cầu${wallet === undefined ? '' : ` trong ${wallet}`}. Quyền vẫn còn hiệu lực.`,
    wouldFail: (what: string) =>
      `Mô phỏng thất bại: không thể thu hồi ${what} theo cách này. Ví của bạn không nhận yêu cầu nào.`,
    reverted: (network: string) => `Giao dịch thất bại trên ${network}. Nhiều nhất chỉ bị tính phí mạng.`,
    cancelled: 'Bạn đã hủy. Quyền vẫn còn hiệu lực.',
    stands: (network: string) => `${network} đã xác nhận, nhưng quyền vẫn còn hiệu lực. Hãy kiểm tra lại sau.`,
    unsure: 'Chúng tôi không biết đã gửi hay chưa. Hãy kiểm tra trước khi thử lại.',
  },
  smartSessions: {
    title: 'Quyền của trang',
    intro: 'Các trang này có thể hành động thay tài khoản thông minh của bạn, trong các giới hạn sau.',
    list: 'Trang có thể hành động thay bạn',
    upTo: (amount: string, period?: number) =>
      period === undefined ? `Tổng cộng tối đa ${amount}` : `Tối đa ${amount} ${every(period)}`,
    noLimit: (symbol: string, period?: number) =>
      period === undefined
        ? `Toàn bộ ${symbol} của bạn, không giới hạn`
        : `Toàn bộ ${symbol} của bạn ${every(period)}, không giới hạn`,
    unknownToken: (address: string) => `đơn vị nhỏ nhất của một token không rõ (${address})`,
    stream: (amount: string) => `Tổng cộng tối đa ${amount}. Tăng dần theo thời gian`,
    endless: (symbol: string) => `${symbol} không giới hạn. Tăng dần theo thời gian`,
    other: 'Chúng tôi không biết quyền này cho phép gì. Hãy kiểm tra ví của bạn, hoặc thu hồi.',
    used: (used: string, all: string, isPeriod: boolean) =>
      isPeriod ? `Đã dùng ${used} trên ${all} trong kỳ này` : `Đã dùng ${used} trên ${all}`,
    usedLabel: 'Đã dùng',
    ends: (date: string) => `Hết hạn ${date}`,
    endsNever: 'Quyền này không hết hạn. Hãy thu hồi khi bạn không cần nữa.',
    thisSite: 'Trang này',
    unnamed: 'Trang không tên',
    usedBy: (address: string) => `Được dùng bởi ${address}`,
    stop: 'Thu hồi',
    stopOf: (site: string, what: string) => `Thu hồi ${site}: ${what}`,
    stopping: 'Đang thu hồi… ví của bạn có thể yêu cầu phê duyệt.',
    stopped: 'Đã thu hồi',
    declined: (wallet: string | undefined) =>
      `Bạn đã từ chối ${wallet === undefined ? 'yêu cầu' : `trong ${wallet}`}, nên quyền vẫn còn hiệu lực.`,
    emptyTitle: 'Không có quyền nào',
    emptyText: 'Các trang bạn cho phép sẽ hiện ở đây.',
    failedTitle: 'Không thể tải quyền',
    unreadWallet: (wallet: string) => `${wallet} không trả lời, nên có thể còn nữa.`,
    unreadService: 'Chúng tôi không thể tải quyền của các trang khác, nên có thể còn nữa.',
    askTitle: (wallet: string) => `Phê duyệt trong ${wallet}`,
    askText: (site: string) =>
      `${site} muốn hành động thay bạn trong một giới hạn. Hãy xem lại trong ví trước khi phê duyệt.`,
    slow: 'Vẫn đang chờ ví của bạn. Hãy mở ví và tìm yêu cầu.',
    grantFailedTitle: 'Chưa cấp quyền',
    grantDeclined: (wallet: string | undefined) =>
      `Bạn đã từ chối ${wallet === undefined ? 'yêu cầu' : `trong ${wallet}`}.`,
    grantedTitle: 'Đã cấp quyền',
    grantedText: (site: string) => `${site} có thể làm việc này mà không hỏi lại bạn, cho đến khi bạn thu hồi:`,
    see: 'Xem quyền',
    notNow: 'Để sau',
    done: 'Xong',
  },
  siwx: {
    title: 'Đăng nhập',
    heading: 'Chứng minh ví này là của bạn',
    text: (site: string) => `${site} yêu cầu bạn ký một thông điệp. Miễn phí và không di chuyển tiền.`,
    signing: (wallet: string) => `Xác nhận trong ${wallet}. Miễn phí và không di chuyển tiền.`,
    details: 'Nội dung bạn ký',
    site: 'Trang',
    wallet: 'Ví',
    network: 'Mạng',
    validUntil: 'Hiệu lực đến',
    says: 'Tuyên bố',
    link: 'Liên kết',
    message: 'Thông điệp',
    declinedTitle: 'Đã từ chối ký',
    declined: (wallet: string | undefined) =>
      `Bạn đã từ chối ${wallet === undefined ? 'yêu cầu' : `trong ${wallet}`}. Hãy ký để tiếp tục, hoặc hủy để ngắt kết nối.`,
    declinedFree: (wallet: string | undefined) =>
      `Bạn đã từ chối ${wallet === undefined ? 'yêu cầu' : `trong ${wallet}`}. Hãy ký để tiếp tục, hoặc tạm bỏ qua.`,
    failedTitle: 'Chưa đăng nhập',
    cancel: 'Hủy',
    skip: 'Để sau',
    sign: 'Đăng nhập',
    isSigning: 'Đang ký',
    isChecking: 'Đang đăng nhập',
  },
}
