import type { Texts } from '../../texts'

type TokenCalls = Pick<Texts['calls'], 'transfer' | 'allowance' | 'borrowing' | 'operator'>

const nameToken = (token: string | undefined) => token ?? '이 토큰'

export const tokenCalls: TokenCalls = {
  transfer: {
    send: (amount) => `${amount} 보내기`,
    sendNft: 'NFT 보내기',
    sendTokens: '토큰 보내기',
    transferTokens: '토큰 이전',
    toContract: '받는 쪽이 컨트랙트예요.',
    toTokenContract: '받는 쪽이 토큰의 컨트랙트예요. 거기로 보낸 것은 모두 잃게 돼요.',
  },
  allowance: {
    revoke: (token) => `${nameToken(token)} 지출 권한 철회`,
    allowUnlimited: (token) => `${nameToken(token)} 무제한 지출 허용`,
    allowAll: (token) => `내 ${token} 전부 지출 허용`,
    allow: (amount) => `${amount} 지출 허용`,
    allowToken: '토큰 지출 허용',
    allowTokens: '토큰 지출 허용',
    unlimited: '무제한',
    canTakeAll: (token) =>
      `지금과 앞으로 내가 가진 ${nameToken(token)} 전부를 상대방이 다시 묻지 않고 가져갈 수 있어요.`,
    moreThanBalance: (token) =>
      `내 잔액보다 많아서 사실상 한도가 없어요. 지금과 앞으로 내가 가진 ${token} 전부를 상대방이 다시 묻지 않고 가져갈 수 있어요.`,
    canTakeThisMuch: '상대방이 이만큼을 언제든지 다시 묻지 않고 가져갈 수 있어요.',
  },
  borrowing: {
    allow: '내 이름으로 빌리기 허용',
    revoke: '빌리기 권한 철회',
    youOwe: '상대방이 이만큼을 내 이름으로 다시 묻지 않고 빌릴 수 있어요. 빌린 것은 내가 갚아야 해요.',
  },
  operator: {
    allowTokens: '토큰 접근 허용',
    revokeTokens: '토큰 접근 권한 철회',
    canTakeTokens: '지금과 앞으로 내가 가진 이 토큰 전부를 상대방이 다시 묻지 않고 가져갈 수 있어요.',
    allowCollection: '컬렉션 접근 허용',
    revokeCollection: '컬렉션 접근 권한 철회',
    canTakeCollection: '지금과 앞으로 이 컬렉션에서 내가 가진 모든 NFT를 상대방이 다시 묻지 않고 가져갈 수 있어요.',
  },
}
