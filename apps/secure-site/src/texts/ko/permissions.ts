import type { Texts } from '../texts'

export const permissions: Texts['permissions'] = {
  grant: '이 사이트가 나를 대신하도록 허용',
  canSend: '이 권한이 유효한 동안 사이트는 다시 묻지 않고 이만큼을 누구에게나 보낼 수 있어요.',
  revoke: '권한 철회',
  revoked: '이후에는 사이트가 이 권한을 쓸 수 없어요.',
  rows: {
    reason: '이유',
    starts: '시작',
    uses: '사용 횟수',
  },
  uses: (count) => `최대 ${count}회. 수수료는 매번 내 계정에서 지불해요`,
  inTotal: (amount) => `총 ${amount}`,
  every: {
    day: (amount, days) => `${days}일마다 ${amount}`,
    hour: (amount, hours) => `${hours}시간마다 ${amount}`,
    minute: (amount, minutes) => `${minutes}분마다 ${amount}`,
    second: (amount, seconds) => `${seconds}초마다 ${amount}`,
  },
  errors: {
    expired: '이 권한은 만료됐어요.',
    feeTooHigh: '네트워크 수수료가 너무 높아서 묻지 않고 지불할 수 없어요.',
    maybeSent: '응답이 없어서 전송됐을 수 있고, 전송된 것으로 계산돼요. 먼저 계정을 확인하세요.',
    moreThanAllowed: '권한이 허용하는 범위를 넘어요.',
    noneOfSite: '이 사이트에는 이 권한이 없어요.',
    notFound: '이 권한은 존재하지 않아요.',
    smartAccountOnly: '여기서는 스마트 계정만 권한을 부여할 수 있어요.',
    tooExpensive: '실패하거나 전송보다 비용이 더 들어요.',
    tooMany: '이 사이트의 권한이 너무 많아요.',
    transfersOnly: '권한은 전송에만 적용돼요.',
    unreadable: '이 사이트의 권한을 읽지 못했어요.',
    usedUp: '이 권한은 사용 횟수 한도에 도달했어요.',
  },
}
