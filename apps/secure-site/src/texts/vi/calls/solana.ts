import type { Texts } from '../../texts'

export const solanaCalls: Texts['calls']['solana'] = {
  interact: 'Tương tác với chương trình',
  unknown: 'Chúng tôi không biết chương trình này sẽ làm gì. Chỉ phê duyệt nếu bạn tin tưởng trang này.',
  notShown: 'không hiện trong giao dịch',
  accountsNotShown: 'Một số tài khoản của giao dịch nằm trong bảng tra cứu và không thể hiển thị.',
  createTokenAccount: 'Tạo tài khoản token',
  closeTokenAccount: 'Đóng tài khoản token',
  giveUpControl: 'Từ bỏ quyền kiểm soát tài khoản của bạn',
  programCanTakeAll:
    'Việc này trao quyền kiểm soát tài khoản của bạn cho một chương trình. Sau đó, chương trình có thể lấy mọi thứ trong tài khoản.',
  revoke: 'Thu hồi quyền',
  changeControl: 'Đổi bên kiểm soát tài khoản token',
  othersMayControl: 'Sau việc này, người khác có thể kiểm soát tài khoản này.',
  addNote: 'Thêm ghi chú',
}
