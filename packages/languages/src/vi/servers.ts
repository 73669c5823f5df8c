import type { Language } from '../types.js'

export const servers: Language['servers'] = {
  intro: 'Đã liên hệ từ khi mở trang này, để kết nối và dùng ví.',
  limits: 'Không gồm yêu cầu của chính trang web, ví của bạn hoặc cửa sổ đăng nhập.',
  times: (count: number) => `${count} lần`,
  lastAt: (time: string) => `Yêu cầu gần nhất: ${time}`,
  others: 'Máy chủ khác',
  none: 'Chưa liên hệ máy chủ nào',
  noneText: 'Máy chủ sẽ hiện ở đây khi được liên hệ.',
  purposes: {
    analytics: 'Thống kê sử dụng',
    data: 'Dữ liệu tài khoản và giá',
    directory: 'Danh sách ví',
    feature: 'Tính năng của trang này',
    history: 'Hoạt động',
    images: 'Hình ảnh',
    names: 'Tên tài khoản',
    nfts: 'NFT',
    node: 'Truy cập mạng',
    relay: 'Kết nối với ví trên điện thoại',
    secureSite: 'Đăng nhập bằng email hoặc mạng xã hội',
    swap: 'Giá hoán đổi',
    tokens: 'Danh sách token',
    walletLibrary: 'Phần mềm riêng của ví',
  },
}
