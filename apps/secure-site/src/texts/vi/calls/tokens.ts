import type { Texts } from '../../texts'

type TokenCalls = Pick<Texts['calls'], 'transfer' | 'allowance' | 'borrowing' | 'operator'>

export const tokenCalls: TokenCalls = {
  transfer: {
    send: (amount) => `Gửi ${amount}`,
    sendNft: 'Gửi NFT',
    sendTokens: 'Gửi token',
    transferTokens: 'Chuyển token',
    toContract: 'Người nhận là một hợp đồng.',
    toTokenContract: 'Người nhận là hợp đồng của token. Mọi thứ gửi đến đó đều bị mất.',
  },
  allowance: {
    revoke: (token) => (token === undefined ? 'Thu hồi quyền chi tiêu token này' : `Thu hồi quyền chi tiêu ${token}`),
    allowUnlimited: (token) =>
      token === undefined ? 'Cho phép chi tiêu token này không giới hạn' : `Cho phép chi tiêu ${token} không giới hạn`,
    allowAll: (token) => `Cho phép chi tiêu toàn bộ ${token} của bạn`,
    allow: (amount) => `Cho phép chi tiêu ${amount}`,
    allowToken: 'Cho phép chi tiêu một token',
    allowTokens: 'Cho phép chi tiêu token',
    unlimited: 'Không giới hạn',
    canTakeAll: (token) =>
      token === undefined
        ? 'Họ có thể lấy toàn bộ token này mà bạn có, bây giờ và sau này, mà không hỏi lại.'
        : `Họ có thể lấy toàn bộ ${token} mà bạn có, bây giờ và sau này, mà không hỏi lại.`,
    moreThanBalance: (token) =>
      `Mức này nhiều hơn số bạn có, nên thực tế là không có giới hạn. Họ có thể lấy toàn bộ ${token} mà bạn có, bây giờ và sau này, mà không hỏi lại.`,
    canTakeThisMuch: 'Họ có thể lấy chừng này bất cứ lúc nào mà không hỏi lại.',
  },
  borrowing: {
    allow: 'Cho phép vay dưới tên bạn',
    revoke: 'Thu hồi quyền vay',
    youOwe: 'Họ có thể vay chừng này dưới tên bạn mà không hỏi lại. Bạn nợ khoản họ vay.',
  },
  operator: {
    allowTokens: 'Cho phép truy cập token',
    revokeTokens: 'Thu hồi quyền truy cập token',
    canTakeTokens: 'Họ có thể lấy toàn bộ các token này mà bạn có, bây giờ và sau này, mà không hỏi lại.',
    allowCollection: 'Cho phép truy cập bộ sưu tập',
    revokeCollection: 'Thu hồi quyền truy cập bộ sưu tập',
    canTakeCollection: 'Họ có thể lấy mọi NFT bạn có trong bộ sưu tập này, bây giờ và sau này, mà không hỏi lại.',
  },
}
