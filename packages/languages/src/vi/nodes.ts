import type { Language } from '../types.js'

export const nodes: Pick<Language['wallet'], 'ownNodes'> = {
  ownNodes: {
    title: 'Nút của riêng bạn',
    label: (network: string) => `URL của một nút ${network}`,
    hint: 'Chỉ lưu trên thiết bị này.',
    use: 'Dùng nút này',
    remove: 'Gỡ bỏ',
    inUse: (host: string) => `Đang đọc từ ${host}.`,
    failing: (host: string) => `${host} không phản hồi. Nút của trang này được dùng thay thế.`,
    problems: {
      url: 'Hãy nhập URL bắt đầu bằng https://.',
      network: (network: string) => `${network}út đó không thuộc ${network}.`,
      unreachable: 'Nút đó không trả lời. Hãy kiểm tra URL và xem nút có cho phép yêu cầu từ trang web không.',
    },
  },
}
