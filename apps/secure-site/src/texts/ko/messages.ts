import type { Texts } from '../texts'

export const messages: Texts['messages'] = {
  signBytes: '바이트 서명',
  notText: '텍스트가 아니어서 무슨 뜻인지 표시할 수 없어요.',
  signMessage: '메시지 서명',
  fullMessage: '전체 메시지',
  signIn: {
    title: '로그인',
    rows: {
      site: '로그인할 사이트',
      statement: '문구',
    },
    expired: '메시지가 만료됐어요.',
    otherAccount: '메시지가 다른 계정을 가리켜요.',
    otherNetwork: (network, current) => `메시지의 네트워크: ${network}. 현재 네트워크: ${current}.`,
    otherSite: (named, site) =>
      `${named}에 로그인하는 것인데, ${site}에서 요청하고 있어요. 누군가 거기서 내 계정을 쓰려는 것일 수 있어요.`,
    unnamedSite: (site) =>
      `이름이 적히지 않은 사이트에 로그인하는 것인데, ${site}에서 요청하고 있어요. 누군가 거기서 내 계정을 쓰려는 것일 수 있어요.`,
  },
  typedData: {
    sign: (type) => `${type} 서명`,
    for: '대상',
    allFields: (type) => `${type}의 모든 항목`,
    emptyList: '비어 있음',
    otherNetwork: (network, current) => `이 데이터의 네트워크: ${network}. 현재 네트워크: ${current}.`,
    signatureIsAll: '내 서명만 있으면 돼요. 다시 묻지 않고 네트워크 수수료도 표시되지 않아요.',
    canTakeTokens: '이 서명으로 누군가 다시 묻지 않고 내 토큰을 가져갈 수 있어요. 모든 항목을 확인하세요.',
    canSendTokens: '이 서명으로 다시 묻지 않고 내 계정에서 이 토큰을 보낼 수 있어요.',
    offer: '내 자산을 판매용으로 내놓기',
    canTakeOffer:
      '이 서명을 가진 사람은 누구나 서명에 적힌 가격에 내가 내놓은 것을 가져갈 수 있고, 그 가격은 0일 수도 있어요. 모든 항목을 확인하세요.',
  },
  description: {
    title: '설명에서',
    rows: {
      contractOf: '컨트랙트 소유자',
      description: '설명',
      whatItDoes: '하는 일',
    },
    noneOfCall: '이 호출에 대한 설명이 없어요.',
    noneOfMessage: '이 메시지에 대한 설명이 없어요.',
  },
  emailChange: {
    add: '이메일 추가',
    change: '이메일 변경',
    rows: {
      current: '현재 이메일',
      new: '새 이메일',
      when: '시기',
    },
    codesMayBeSent: '지갑의 변경을 확인하는 코드가 이 주소로 전송될 수 있어요.',
    canOpenWallet: (email, current) =>
      `다음 주소의 메일을 읽을 수 있는 사람은 누구나 이 지갑을 열고 모든 것을 가져갈 수 있게 돼요: ${email}. 다음 주소로는 더 이상 지갑을 열 수 없어요: ${current}.`,
    immediately: '두 코드를 모두 입력한 직후',
    afterHours: (hours) => `두 코드를 모두 입력하고 ${hours}시간 후`,
    noticeWithLink: '그 전에 변경을 중단할 수 있는 링크를 현재 주소로 보내 드려요. 다른 모든 기기는 로그아웃돼요.',
    notice: '변경에 대해 현재 주소로 이메일을 보내 드려요. 다른 모든 기기는 로그아웃돼요.',
  },
}
